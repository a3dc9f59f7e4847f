import type { ReactNode } from 'react';
import { Box, chakra } from '@site/ui/core';
import { lateQueryAttribute, queryAttribute, starterAttribute, useLocation } from '@site/router';
import { useAnswered } from './use-answered';

const awaiting = `html[${queryAttribute}*="home="] &`;

/**
 * The page of a home that a query names (`?home=17`). The HTML shows another one, and a visitor must not see a wrong
 * house. It is hidden until the shell's starter has run, for a second at most. With a query the starter marks the
 * document, until the page has hydrated, and otherwise when that takes long: then the home of the HTML is shown, and
 * this is said above it. Without scripts too.
 */
export function AwaitsHome({ children }: { children: ReactNode }) {
  const isAnswered = useAnswered(new URLSearchParams(useLocation().search).has('home'));
  return (
    <Box position="relative">
      {!isAnswered && (
        <>
          <Pending aria-hidden>Loading this home …</Pending>
          <Late>The home that you asked for has not loaded yet. Below is another sample home.</Late>
          <noscript>
            <p>This browser runs no scripts, so this page shows the same sample home for each link.</p>
          </noscript>
        </>
      )}
      <Content data-home data-shown={isAnswered || undefined}>
        {children}
      </Content>
    </Box>
  );
}

const Content = chakra('div', {
  base: {
    // Clipped away until the second is over: `hold` is a keyframe of the theme.
    [`html:not([${starterAttribute}]) &:not([data-shown])`]: { animation: 'hold 1s step-end' },
    [`${awaiting}:not([data-shown])`]: { visibility: 'hidden' },
  },
});

const Pending = chakra('p', {
  base: {
    display: 'none',
    position: 'absolute',
    color: 'fg.muted',
    [awaiting]: { display: 'block' },
  },
});

const Late = chakra('p', {
  base: { display: 'none', marginBottom: '6', [`html[${lateQueryAttribute}*="home="] &`]: { display: 'block' } },
});
