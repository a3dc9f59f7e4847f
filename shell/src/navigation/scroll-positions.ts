import type { Location } from 'react-router';

/**
 * A position in pixels, the element of a hash (`#plan`), the top of the page (`top`), or where the page is already
 * (`stay`).
 */
export type ScrollTarget = number | string;

const storageKey = 'shell.scroll';

/** Where each entry of this tab's history was scrolled to, over reloads too. */
export class ScrollPositions {
  readonly #positions: Record<string, number>;

  constructor() {
    this.#positions = read();
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      // The browser restores what this document does not.
      history.scrollRestoration = 'auto';
      write({ ...this.#positions, [keyOf()]: scrollY });
    });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  of({ key }: Location): number | undefined {
    return this.#positions[key];
  }

  keep({ key }: Location): void {
    this.#positions[key] = scrollY;
  }
}

function keyOf(): string {
  return ((history.state ?? {}) as { key?: string }).key ?? 'default';
}

/** Reading `sessionStorage` throws in a browser that blocks storage. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // The next document begins at its top.
  }
}

export function scrollToTarget(target: ScrollTarget): void {
  if (target === 'stay') return;
  const element =
    typeof target === 'string' &&
    target.startsWith('#') &&
    document.getElementById(decodeURIComponent(target.slice(1)));
  if (element) element.scrollIntoView();
  else scrollTo(0, typeof target === 'number' ? target : 0);
}
