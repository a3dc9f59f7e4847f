import type { ReactNode } from 'react';
import { Box, Container, Text } from '@site/ui/core';
import { lateQueryAttribute, queryAttribute, starterAttribute, useLocation } from '@site/runtime/router';
import { useAnswered } from './awaits-query';

const awaiting = `html[${queryAttribute}*="home="] &`;

/**
 * Hides a home named by a query (`?home=17`), because the HTML shows another: until the starter runs, at most one
 * second; then until hydration. After its limit, and without scripts, the HTML's home is shown with a note.
 */
export function AwaitsHome({ children }: { children: ReactNode }) {
  const isAnswered = useAnswered(new URLSearchParams(useLocation().search).has('home'));
  return (
    <Box position="relative">
      {!isAnswered && (
        <>
          <Text
            display="none"
            position="absolute"
            color="fg.muted"
            css={{ [awaiting]: { display: 'block' } }}
            aria-hidden
          >
            Loading this home …
          </Text>
          <Text
            display="none"
            marginBottom="6"
            css={{ [`html[${lateQueryAttribute}*="home="] &`]: { display: 'block' } }}
          >
            The home that you asked for has not loaded yet. Below is another sample home.
          </Text>
          <noscript>
            <Container>
              <Text mb="4">JavaScript is off, so every link shows this sample home.</Text>
            </Container>
          </noscript>
        </>
      )}
      <Box
        css={{
          // Hidden until the second ends: `hold` is a keyframe of the theme.
          [`html:not([${starterAttribute}]) &`]: { '&:not([data-shown])': { animation: 'hold 1s step-end' } },
          [awaiting]: { '&:not([data-shown])': { visibility: 'hidden' } },
        }}
        data-home
        data-shown={isAnswered || undefined}
      >
        {children}
      </Box>
    </Box>
  );
}
