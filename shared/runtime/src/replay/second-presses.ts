/**
 * The second press of a double click opens nothing: it may meet a link of the next page, or the same link after its
 * address is reached but before its page is shown. In the first script, because the next page may be another document.
 */
export function ignoreSecondPresses(): void {
  addEventListener('click', (event) => event.detail > 1 && isSecondPress(event.target) && event.preventDefault(), true);
}

/** A link within the page may be pressed quickly: the next page of results, a section. */
function isSecondPress(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return false;
  return link.origin + link.pathname !== location.origin + location.pathname || link.href === location.href;
}
