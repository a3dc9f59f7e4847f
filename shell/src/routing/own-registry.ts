import { compositionHeader, type ContentName } from '@site/contracts';

/** Of the composition that this document was sent with, if its server names it. */
export function findOwnRegistry(): ContentName | undefined {
  const [navigation] =
    (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined) ?? [];
  return navigation?.serverTiming?.find(({ name }) => name === compositionHeader.metric)?.description;
}
