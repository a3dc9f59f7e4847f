import { hydratedAttribute, hydratingEvent, pressedAttribute } from './names';

/**
 * Has React hydrate what a visitor has pressed, in one task. By itself it would hydrate the page in slices of 5 ms,
 * from the top. Does nothing for HTML whose code is not there yet.
 */
export function hydratePressed(): void {
  document.querySelectorAll(`[${pressedAttribute}]:not([${hydratedAttribute}])`).forEach(hydrateNow);
}

/** React hydrates where a discrete event is waiting; nothing listens to this one. */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new Event(hydratingEvent, { bubbles: true }));
}
