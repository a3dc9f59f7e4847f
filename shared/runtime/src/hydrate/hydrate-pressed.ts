import { hydratedAttribute, hydratingEvent, pressedAttribute } from '../names';

/**
 * Hydrates what was pressed in one task; React would hydrate the page from the top in slices of 5 ms. Skips HTML whose
 * code has not loaded.
 */
export function hydratePressed(): void {
  document.querySelectorAll(`[${pressedAttribute}]:not([${hydratedAttribute}])`).forEach(hydrateNow);
}

/** React hydrates where a discrete event is dispatched; nothing listens to this one. */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new Event(hydratingEvent, { bubbles: true }));
}
