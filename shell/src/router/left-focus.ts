interface LeftFocus {
  selector: string;
  name: string;
  index: number;
}

/** By history entry. Keeps no elements, because Back renders a page anew. */
const left = new Map<string, LeftFocus>();
let pressed: Element | null = null;

/** Safari does not focus pressed links. */
export function watchLinks(): void {
  const note = ({ target }: Event) => (pressed = target instanceof Element ? target.closest('a[href]') : null);
  document.addEventListener('click', note, { capture: true });
}

export function keepFocus(key: string): void {
  const element = pressed?.isConnected ? pressed : document.activeElement;
  pressed = null;
  left.delete(key);
  const name = element && nameOf(element);
  if (!element || !name) return;
  const { localName: selector } = element;
  left.set(key, { selector, name, index: named(selector, name).indexOf(element) });
}

export function restoreFocus(key: string): boolean {
  const focus = left.get(key);
  const element = focus && named(focus.selector, focus.name)[focus.index];
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function named(selector: string, name: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => nameOf(element) === name);
}

function nameOf(element: Element): string {
  if (!element.matches('a[href], button')) return '';
  return [element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join(' ');
}
