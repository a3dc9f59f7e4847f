/** Maximum time (ms) that pictures wait for the scripts of a press. */
const yieldBudgetMs = 3000;

type Source = HTMLImageElement | HTMLSourceElement;

/** Removed attributes of each element. */
const waiting = new Map<Source, readonly (readonly [name: string, value: string])[]>();

/**
 * After a press, pending lazy pictures yield to scripts. Removing the address ends a request; a lower priority has no
 * effect on one that has begun.
 */
export function yieldPictures(): void {
  if (waiting.size > 0) return;
  for (const image of document.images) {
    if (image.complete || image.getAttribute('loading') !== 'lazy') continue;
    image.style.visibility = 'hidden';
    image.parentElement?.querySelectorAll<Source>(':scope > source').forEach(takeAddress);
    takeAddress(image);
  }
  setTimeout(loadPictures, yieldBudgetMs);
}

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
