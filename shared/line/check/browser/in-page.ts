import { hydrateAttribute, hydratedAttribute, moduleAttribute, partAttribute } from '@site/runtime/names';

declare global {
  interface Window {
    /** What functions that run in the page share, because they cannot import. */
    __check: ReturnType<typeof makeHelp>;
  }
}

/** Defines `window.__check` in each document before its scripts. */
export function helpScript(): string {
  const names = {
    part: partAttribute,
    module: moduleAttribute,
    hydrate: hydrateAttribute,
    hydrated: hydratedAttribute,
  };
  // tsx marks functions with a helper that a page lacks.
  return `globalThis.__name = (value) => value; window.__check = (${makeHelp})(${JSON.stringify(names)});`;
}

function makeHelp(names: Record<'part' | 'module' | 'hydrate' | 'hydrated', string>) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return {
    names,
    /** Entries of the history when the document started. */
    entries: history.length,
    isVisible,
    /** Visible also in its size, and where a visitor can scroll to. */
    isSeen: (element: Element) => {
      const { width, height, left, right, bottom } = element.getBoundingClientRect();
      const isTransparent = !element.checkVisibility({ opacityProperty: true });
      const isInside = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0;
      return isVisible(element) && !isTransparent && isInside;
    },
    /** What a visitor calls a control. */
    nameOf: (element: Element, length = 40) => {
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
      const words = label.trim().replace(/\s+/g, ' ').slice(0, length);
      return words || element.getAttribute('name') || element.localName;
    },
    listControls: (within = '') =>
      [...document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input, select, textarea, summary)`)]
        .filter((each) => !each.matches(':disabled') && !each.closest('[inert]'))
        .filter(isVisible),
    /** As typed: React reads the prototype's setter. */
    setValue: (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    },
    scrollToTop: () => scrollTo({ top: 0, behavior: 'instant' }),
  };
}
