import { compositionHeader, type ContentName } from '@site/contracts';

/** Name of the registry of the composition that this document was sent with, where its server names it. */
export function findOwnRegistry(): ContentName | undefined {
  const [navigation] =
    (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined) ?? [];
  return navigation?.serverTiming?.find(({ name }) => name === compositionHeader.metric)?.description;
}
