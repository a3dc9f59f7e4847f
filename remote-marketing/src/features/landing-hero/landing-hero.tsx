import type { ReactNode } from 'react';
import { firstViewId } from '@site/contracts';
import { Container, Flex, Heading, Text } from '@site/ui/core';
import { landing } from '../../content/landing';
import { HeroPhoto } from './hero-photo';

/** The navigation bar covers the upper edge, so the text starts below it. */
export function LandingHero({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="section"
      id={firstViewId}
      aria-labelledby="headline"
      direction="column"
      position="relative"
      isolation="isolate"
      overflow="hidden"
      minH={{ base: 'max(100svh, 720px)', _print: '320px' }}
      bg="bg.sandDeep"
    >
      <HeroPhoto />
      <Container pt={{ base: '108px', md: '150px' }} pb="8">
        <Heading as="h1" textStyle="display" id="headline" tabIndex={-1} ml="-.04em">
          {landing.headline}
        </Heading>
        <Text
          fontSize="clamp(1.125rem, 1rem + .6vw, 1.5rem)"
          fontWeight="medium"
          lineHeight="1.4"
          letterSpacing="-.015em"
          mt="5"
        >
          {landing.tagline}
        </Text>
      </Container>
      <Container mt="auto" pb={{ base: '5', md: '10' }}>
        {children}
      </Container>
    </Flex>
  );
}
