import type { ModuleId, PageRegistry } from '@site/contracts';

/** Requests a module's scripts together; its loader would find them one after another. */
export function preloadScripts(
  { parts, onDemand }: PageRegistry,
  id: ModuleId,
  rel: 'preload' | 'prefetch' = 'preload',
): void {
  for (const url of onDemand?.[id] ?? []) {
    const integrity = Object.values(parts)
      .map((part) => part.integrity[url])
      .find(Boolean);
    if (!integrity || document.head.querySelector(`link[rel=${rel}][href="${url}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel, as: 'script', href: url, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
