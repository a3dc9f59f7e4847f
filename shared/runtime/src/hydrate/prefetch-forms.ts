import type { PageRegistry } from '@site/contracts';
import { modulesAround } from './module-elements';
import { hydrateAttribute } from '../names';
import { preloadScripts } from './preload-scripts';

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
