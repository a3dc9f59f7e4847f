import type { ReactNode } from 'react';
import { Box, chakra } from '@site/ui/core';
import { queryAttribute, useLocation } from '@site/router';
import { useAnswered } from './use-answered';

const awaiting = `html[${queryAttribute}] &`;

export interface AwaitsQueryProps {
  /** What is said meanwhile, e.g. `Loading your search …` */
  pending: string;
  children: ReactNode;
}

/**
 * Content that depends on the query. The HTML is made without one, so with a query it is hidden until the page has
 * hydrated. The starter script marks the document with `queryAttribute`, for four seconds at most: then the content is
 * readable as it is, whatever scripts are late. Without scripts nothing is marked.
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

const Content = chakra('div', { base: { [`${awaiting}:not([data-shown])`]: { visibility: 'hidden' } } });

const Pending = chakra('p', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '8',
    color: 'fg.muted',
    [awaiting]: { display: 'block' },
  },
});
