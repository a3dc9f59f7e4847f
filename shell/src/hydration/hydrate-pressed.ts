import type { ModuleId } from '@site/contracts';

/**
 * Has React hydrate what a visitor has pressed, now and in one task: it does so for an event that it must not miss, and
 * nothing of the site listens to this one. By itself it would hydrate the page in slices of 5 ms, from the top. Does
 * nothing for HTML whose code is not there yet.
 */
export function hydratePressed(): void {
  for (const element of document.querySelectorAll('[data-pressed]:not([data-hydrated])'))
    element.dispatchEvent(new Event('auxclick', { bubbles: true }));
}

/** Tells the starter that what was pressed in this module is not answered for now, so that it does not look busy. */
export function tellFailed(id: ModuleId): void {
  document.querySelector(`[data-module="${id}"]`)?.dispatchEvent(new Event('shell:failed', { bubbles: true }));
}
