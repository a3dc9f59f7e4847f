import type { ReactNode } from 'react';
import { Container, Flex, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { heroLanding, heroLandingTall } from '../../../images/manifest.json';

/** Upright phones get a cropped file: a third of the bytes at the same sharpness. */
const upright = '(max-width: 47.99rem) and (orientation: portrait)';

/** The navigation bar covers the upper edge, so the text starts below it. */
export function LandingHero({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="section"
      aria-labelledby="headline"
      direction="column"
      position="relative"
      isolation="isolate"
      overflow="hidden"
      minH={{ base: 'max(100svh, 720px)', _print: '320px' }}
      // On a phone held sideways the search is in the first screen.
      css={{ '@media (max-height: 30em)': { minHeight: '100svh' } }}
      bg="bg.sandDeep"
    >
      <Picture // It fills the screen's height, so it can be wider than the window.
        image={heroLanding}
        sizes="max(100vw, 178vh)"
        upright={{ image: heroLandingTall, sizes: 'max(100vw, 67vh)', media: upright }}
        priority
        position="absolute"
        inset="0"
        zIndex="-1"
        height="full"
        objectPosition={{ base: '46% 100%', md: '50% 100%' }}
      />
      <Container
        pt={{ base: '108px', md: '150px' }}
        pb="8"
        css={{ '@media (max-height: 30em)': { paddingTop: '84px', paddingBottom: '3', '& p': { marginTop: '2' } } }}
      >
        <Heading as="h1" textStyle="display" id="headline" tabIndex={-1} ml="-.04em">
          RENT, BUY, SELL
        </Heading>
        <Text textStyle="heroText" mt="5">
          Making your real estate journey effortless
        </Text>
      </Container>
      <Container mt="auto" pb={{ base: '5', md: '10' }} css={{ '@media (max-height: 30em)': { paddingBottom: '3' } }}>
        {children}
      </Container>
    </Flex>
  );
}
