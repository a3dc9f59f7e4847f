import { Suspense, type ReactNode } from 'react';

/** Hydrates separately from its neighbors: a press in it waits only for its ancestors and itself. Adds no element. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
