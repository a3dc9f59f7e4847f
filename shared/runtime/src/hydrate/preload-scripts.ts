import type { ModuleId, PageRegistry } from '@site/contracts';
import { modulesAround } from './module-elements';
import { hydrateAttribute } from '../names';

/** Requests a module's scripts together; its loader would find them one after another. */
export function preloadScripts({ parts, onDemand }: PageRegistry, id: ModuleId, rel = 'preload'): void {
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

/** A form on the screen is likely to be pressed: its scripts then come from the cache. Safari ignores prefetches. */
export function prefetchForms(registry: PageRegistry): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const id of modulesAround(target)) preloadScripts(registry, id, 'prefetch');
    }
  });
  for (const form of document.querySelectorAll(`[${hydrateAttribute}=interaction] form`)) observer.observe(form);
}
