/**
 * Marks a part of the page as hydrated, and tells the shell's starter script, which then carries out the presses
 * that it has kept for that part. An attribute too, because the starter may run later than this.
 */
export function announceHydrated(element: Element | null): void {
  if (!element) return;
  element.setAttribute('data-hydrated', '');
  element.dispatchEvent(new Event('shell:hydrated', { bubbles: true }));
}
