import { hydratedAttribute, moduleAttribute } from '@site/runtime/names';

/** Captured, as below: React stops events in dehydrated HTML. */
export function prefetchOnIntent(onLink: (pathname: string) => unknown): void {
  const onIntent = ({ target }: Event) => {
    const link = pageLink(target);
    if (link) onLink(link.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true, capture: true });
}

/** Opens links of dehydrated HTML in this document. Modified clicks are left to the browser. */
export function openDehydratedLinks(open: (address: string) => void): void {
  const onClick = (event: MouseEvent) => {
    const link = pageLink(event.target);
    const module = link?.closest(`[${moduleAttribute}]`);
    if (!link || !module || module.hasAttribute(hydratedAttribute) || !isPlain(event)) return;
    event.preventDefault();
    open(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** To another page of this site, in this tab. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]:not([target], [download])') : null;
  const isPage = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
