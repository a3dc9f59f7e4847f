import type { Location } from 'react-router';

/** Pixels, the element of a hash (`#plan`), `top`, or `stay`. */
export type ScrollTarget = number | string;

const storageKey = 'shell.scroll';

/** By entry of the history; kept over reloads. */
export class ScrollPositions {
  readonly #positions: Record<string, number>;

  constructor() {
    this.#positions = read();
    history.scrollRestoration = 'manual';
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  of({ key }: Location): number | undefined {
    return this.#positions[key];
  }

  keep({ key }: Location): void {
    this.#positions[key] = scrollY;
  }

  leaveDocument(from: Location): void {
    this.keep(from);
    // For documents that this one cannot restore.
    history.scrollRestoration = 'auto';
    write(this.#positions);
  }
}

/** Blocked storage throws. */
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
    // A new document starts at its top.
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
