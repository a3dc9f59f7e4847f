import type { ReactNode } from 'react';
import { Box, chakra } from '@site/ui/core';
import { queryAttribute, useLocation } from '@site/runtime/router';
import { useAnswered } from './use-answered';

const awaiting = `html[${queryAttribute}] &`;

export interface AwaitsQueryProps {
  pending: string;
  children: ReactNode;
}

/**
 * Hides content that depends on the query until hydration, because the HTML has no query. The starter sets
 * `queryAttribute` for at most four seconds. Without scripts nothing is hidden.
 */
export function AwaitsQuery({ pending, children }: AwaitsQueryProps) {
  const { search } = useLocation();
  const isAnswered = useAnswered(search !== '');
  return (
    <Box position="relative">
      {!isAnswered && <Pending aria-hidden>{pending}</Pending>}
      <Content data-shown={isAnswered || undefined}>{children}</Content>
    </Box>
  );
}

const Content = chakra('div', { base: { [awaiting]: { '&:not([data-shown])': { visibility: 'hidden' } } } });

const Pending = chakra('p', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '8',
    color: 'fg.muted',
    [awaiting]: { display: 'block' },
  },
});
