import { Box } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { project06 } from '../../../images/project-06';
import { project06Card } from '../../../images/project-06-card';

/** The photograph that the panel hangs out of: low, so that results stand in the first screen. */
export function SearchHero() {
  return (
    <Box h={{ base: '176px', md: '240px' }}>
      <Picture
        image={project06}
        sizes="max(100vw, 960px)"
        upright={{ image: project06Card, sizes: '100vw' }}
        alt=""
        priority
        h="full"
        objectPosition="50% 55%"
        bg={project06.color}
      />
    </Box>
  );
}
