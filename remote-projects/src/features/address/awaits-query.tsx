import { useState, type ReactNode } from 'react';
import { Box, Text } from '@site/ui/core';
import { queryAttribute, useIsHydrated, useLocation } from '@site/runtime/router';

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
      {!isAnswered && (
        <Text
          display="none"
          position="absolute"
          top="8"
          color="fg.muted"
          css={{ [awaiting]: { display: 'block' } }}
          aria-hidden
        >
          {pending}
        </Text>
      )}
      <Box
        css={{ [awaiting]: { '&:not([data-shown])': { visibility: 'hidden' } } }}
        data-shown={isAnswered || undefined}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Whether the content for the query has replaced the HTML. Always false without a query. */
export function useAnswered(isAsked: boolean): boolean {
  const isHydrated = useIsHydrated();
  const [isAnswered, setAnswered] = useState(isHydrated);
  if (!isAnswered && isHydrated && isAsked) setAnswered(true);
  return isAnswered;
}
