/**
 * The second press of a double click may meet a link of the next page: it opens nothing. In the first script, because
 * the next page may be another document.
 */
export function ignoreSecondPresses(): void {
  addEventListener('click', (event) => event.detail > 1 && isLinkToPage(event.target) && event.preventDefault(), true);
}

/** A link within the page may be pressed quickly: the next page of results, a section. */
function isLinkToPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.origin + link.pathname !== location.origin + location.pathname;
}
