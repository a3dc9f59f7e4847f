import type { ReactNode } from 'react';
import { Container, Flex, Heading } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { heroOverseas, heroOverseasTall } from '../../../images/manifest.json';

export function OverseasHero({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="section"
      position="relative"
      isolation="isolate"
      flexDirection="column"
      minHeight={{ base: '600px', md: '640px' }}
      // On a phone held sideways the search is in the first screen.
      css={{ '@media (max-height: 30em)': { minHeight: 'calc(100svh - 86px - 56px)' } }}
      marginBottom="56px"
      bg="bg.sandDeep"
      aria-labelledby="overseas"
    >
      <Picture
        image={heroOverseas}
        sizes="max(100vw, 1200px)"
        upright={{ image: heroOverseasTall, sizes: 'max(100vw, 480px)' }}
        priority
        position="absolute"
        inset="0"
        h="full"
        zIndex="-1"
        objectPosition="50% 60%"
      />
      <Container
        pt={{ base: '10', md: '18' }}
        pb="8"
        css={{ '@media (max-height: 30em)': { paddingTop: '5', paddingBottom: '3' } }}
      >
        <Heading as="h1" textStyle="displayTall" id="overseas" tabIndex={-1} ml="-.04em">
          Overseas
        </Heading>
      </Container>
      <Container mt="auto" mb="-56px">
        {children}
      </Container>
    </Flex>
  );
}
