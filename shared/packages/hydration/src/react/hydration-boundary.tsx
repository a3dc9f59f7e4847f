import { Suspense, type ReactNode } from 'react';

/**
 * A section of a page, or a card of a list, that hydrates apart from its neighbors: a press in it waits for what it
 * stands in and for itself alone, because React hydrates what was pressed first, in the same task. It adds no element.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
