import { anyModule, isHydrated } from './module-elements';
import { hydratedAttribute } from './names';

const standingLink = `${anyModule}:not([${hydratedAttribute}]) a[href]`;

/**
 * Opens links of HTML that is not hydrated, which React does not hear, in this document. `open` gets path, query and
 * hash. A link to the same page, to a new tab or with a key held is left to the browser.
 */
export function openStandingLinks(open: (address: string) => void): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(standingLink) : null;
      if (!link || !isPlain(event) || link.target || link.hasAttribute('download') || link.origin !== location.origin)
        return;
      // A fragment that is hydrated may stand in a page that is not.
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
