import { anyModule, isHydrated } from './module-elements';
import { hydratedAttribute } from '../names';

const standingLink = `${anyModule}:not([${hydratedAttribute}]) a[href]`;

/**
 * Opens links of dehydrated HTML in this document. `open` gets path, query and hash. Same-page links, new tabs and
 * modified clicks are left to the browser.
 */
export function openStandingLinks(open: (address: string) => void): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(standingLink) : null;
      if (!link || !isPlain(event) || link.target || link.hasAttribute('download') || link.origin !== location.origin)
        return;
      // A hydrated fragment may be inside a dehydrated page.
      if (isHydrated(link.closest(anyModule)!) || link.pathname === location.pathname) return;
      event.preventDefault();
      open(link.pathname + link.search + link.hash);
    },
    { capture: true },
  );
}

function isPlain(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
