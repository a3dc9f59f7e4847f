/** Captured: React stops events in dehydrated HTML. */
export function prefetchOnIntent(onLink: (pathname: string) => void): void {
  const onIntent = (event: Event) => {
    const pathname = internalPath(event.target);
    if (pathname && pathname !== location.pathname) onLink(pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  }
}

function internalPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]:not([target=_blank])') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : undefined;
}
