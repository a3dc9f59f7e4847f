import type { Location } from 'react-router';
import { keepFocus } from './left-focus';
import { ScrollPositions, type ScrollTarget } from './scroll-positions';

/** A page in the document, at the entry of the history where it was seen last. */
export interface SeenPage {
  /** Differs between two visits of a path. */
  page: number;
  location: Location;
}

/** Where the document is. */
export interface Place extends SeenPage {
  scroll: ScrollTarget;
  /** The page that was left last, kept for the way back to its entry. */
  kept?: SeenPage | undefined;
}

/**
 * Where the document is, and where it is on its way to; `follow-link.ts` moves it. React Router's own way to load
 * before it navigates (`createBrowserRouter`) is 15 KB larger after brotli, a tenth of what every page loads, and tells
 * all of the page that it is loading, which discards HTML that is not hydrated.
 */
export class SiteNavigation {
  readonly #positions = new ScrollPositions();
  readonly #listeners = new Set<() => void>();
  // The browser has restored the position of a document that it loads again, and the visitor may have scrolled since.
  #place: Place = { page: 0, location: readLocation(firstKey), scroll: 'stay' };
  #pending: Location | undefined;
  #latest = 0;
  #pages = 0;

  get place(): Place {
    return this.#place;
  }

  /** Where the document is on its way to. */
  get pending(): Location | undefined {
    return this.#pending;
  }

  /** Called when place or pending has changed. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the page that is shown has this path. */
  isShown({ pathname }: Location): boolean {
    return this.#place.location.pathname === pathname;
  }

  isKept({ key }: Location): boolean {
    return this.#place.kept?.location.key === key;
  }

  /** A navigation begins. Its number is for {@link isOvertaken}; one that has to wait for its page is pending. */
  setOut(to: Location, isWaiting: boolean): number {
    const number = ++this.#latest;
    if (isWaiting) {
      this.#pending = to;
      this.#notify();
    }
    return number;
  }

  /** Whether another navigation has begun since. */
  isOvertaken(setOut: number): boolean {
    return setOut !== this.#latest;
  }

  /** Shows the page at a location, and keeps the one that is left where that is wanted. */
  show(to: Location, { scroll, isKept }: { scroll?: ScrollTarget | undefined; isKept: boolean }): void {
    this.#positions.keep(this.#place.location);
    keepFocus(this.#place.location.key);
    this.#pending = undefined;
    this.#turn({ ...this.#turnTo(to, isKept), scroll: scroll ?? this.#positions.of(to) ?? (to.hash || 'top') });
  }

  /**
   * Shows the place again: something about it has become known. With another key, because React Router tells nobody of
   * a location that is the same.
   */
  refresh(): void {
    const key = newKey();
    history.replaceState({ ...(history.state as object | null), key }, '');
    this.#turn({ ...this.#place, location: { ...this.#place.location, key }, scroll: 'stay' });
  }

  #turnTo(location: Location, isLeftKept: boolean): Omit<Place, 'scroll'> {
    const { page, location: from, kept } = this.#place;
    if (this.isShown(location)) return { page, location, kept };
    const left = isLeftKept ? { page, location: from } : undefined;
    return { ...(kept && this.isKept(location) ? kept : { page: ++this.#pages, location }), kept: left };
  }

  #turn(place: Place): void {
    this.#place = place;
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * React Router's key of the page with which a document begins: what comes after it was reached from inside the site.
 */
const firstKey = 'default';

/**
 * An entry that the browser has made (the first one, and that of a hash) gets a key here: its scroll position is kept
 * by it.
 */
export function readLocation(otherwise: string): Location {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as { usr?: unknown; key?: string };
  const { key = otherwise } = entry;
  if (!entry.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry.usr ?? null, key };
}

/** Not `crypto.randomUUID`, which only pages with https have. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
