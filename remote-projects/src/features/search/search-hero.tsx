import type { ReactNode } from 'react';
import { Box, chakra, Container } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { heroProjects } from '../../../images/hero-projects';

/** The photograph, and the panel that hangs 150 px out of it. */
export function SearchHero({ children }: { children: ReactNode }) {
  return (
    <Box position="relative">
      <Photo>
        <Picture image={heroProjects} sizes="100vw" alt="" priority h="full" objectPosition="50% 40%" bg={heroProjects.color} />
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
