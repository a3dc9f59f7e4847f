/** Pictures wait for the scripts that answer a press no longer than this (ms). */
const yieldBudgetMs = 3000;

type Source = HTMLImageElement | HTMLSourceElement;

/** What each element had, by attribute. */
const waiting = new Map<Source, readonly (readonly [name: string, value: string])[]>();

/**
 * After a press, lazy pictures that are not there yet leave the line to the scripts. Without an address a request ends;
 * a lower priority would change nothing for one that has begun.
 */
export function yieldPictures(): void {
  if (waiting.size > 0) return;
  for (const image of document.images) {
    if (image.complete || image.getAttribute('loading') !== 'lazy') continue;
    // Without an address its text would show.
    image.style.visibility = 'hidden';
    image.parentElement?.querySelectorAll<Source>(':scope > source').forEach(takeAddress);
    takeAddress(image);
  }
  setTimeout(loadPictures, yieldBudgetMs);
}

/** The press is answered, or not for now. */
export function loadPictures(): void {
  for (const [element, addresses] of waiting) {
    for (const [name, value] of addresses) element.setAttribute(name, value);
    element.style.removeProperty('visibility');
  }
  waiting.clear();
}

function takeAddress(element: Source): void {
  const addresses = ['srcset', 'src'].map((name) => [name, element.getAttribute(name) ?? ''] as const);
  waiting.set(
    element,
    addresses.filter(([name]) => element.hasAttribute(name)),
  );
  for (const [name] of addresses) element.removeAttribute(name);
}
