import type { ReactNode } from 'react';
import { Box, chakra } from '@site/ui/core';
import { useLocation } from '@site/router';
import { useAnswered } from './use-answered';

export interface AwaitsQueryProps {
  /** What is said meanwhile, e.g. `Loading your search …` */
  pending: string;
  children: ReactNode;
}

/**
 * Content that depends on the query. The HTML is made without one, so with a query it is hidden until the page has
 * hydrated. The shell's starter marks the document with `data-query`, for four seconds at most: then the content is
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

const Content = chakra('div', { base: { 'html[data-query] &:not([data-shown])': { visibility: 'hidden' } } });

const Pending = chakra('p', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '8',
    color: 'fg.muted',
    'html[data-query] &': { display: 'block' },
  },
});
