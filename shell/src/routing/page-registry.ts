import { registryElementId, type PageRegistry } from '@site/contracts';

export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}
