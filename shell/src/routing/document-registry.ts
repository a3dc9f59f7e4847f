import { compositionHeader, registryElementId, type ContentName, type PageRegistry } from '@site/contracts';

export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}

/** The document's composition, if its server names it. */
export function findOwnRegistry(): ContentName | undefined {
  const [navigation] =
    (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined) ?? [];
  return navigation?.serverTiming?.find(({ name }) => name === compositionHeader.metric)?.description;
}
