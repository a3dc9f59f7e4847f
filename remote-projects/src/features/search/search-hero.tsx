import type { ReactNode } from 'react';
import { Box, chakra, Container } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { project06 } from '../../../images/project-06';
import { project06Card } from '../../../images/project-06-card';

/** The photograph, and the panel that hangs 150 px out of it. */
export function SearchHero({ children }: { children: ReactNode }) {
  return (
    <Box position="relative">
      <Photo>
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
      </Photo>
      <Container position="relative" pt={{ base: '160px', md: '280px' }}>
        {children}
      </Container>
    </Box>
  );
}

/** On phones the panel is far higher than the photograph should be. */
const Photo = chakra('div', {
  base: { position: 'absolute', insetInline: 0, top: 0, bottom: { md: '150px' }, height: { base: '320px', md: 'auto' } },
});
