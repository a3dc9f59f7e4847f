import type { Location } from 'react-router';
import { keepFocus } from './left-focus';
import { ScrollPositions, type ScrollTarget } from './scroll-positions';

export interface SeenPage {
  /** Differs between two visits of a path. */
  page: number;
  location: Location;
}

export interface Place extends SeenPage {
  scroll: ScrollTarget;
  /** The page that was left last. */
  kept?: SeenPage | undefined;
}

/**
 * Moved by `follow-link.ts`. React Router's `createBrowserRouter` is 15 KB larger, and its loading state discards
 * dehydrated HTML.
 */
export class SiteNavigation {
  readonly #positions = new ScrollPositions();
  readonly #listeners = new Set<() => void>();
  // Browsers restore a reload's position, and visitors may have scrolled.
  #place: Place = { page: 0, location: readLocation(firstKey), scroll: 'stay' };
  #pending: Location | undefined;
  #latest = 0;
  #pages = 0;

  constructor() {
    addEventListener('pagehide', () => this.#positions.leaveDocument(this.#place.location));
  }

  get place(): Place {
    return this.#place;
  }

  get pending(): Location | undefined {
    return this.#pending;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isShown({ pathname }: Location): boolean {
    return this.#place.location.pathname === pathname;
  }

  isKept({ key }: Location): boolean {
    return this.#place.kept?.location.key === key;
  }

  setOut(to: Location, isWaiting: boolean): number {
    const number = ++this.#latest;
    if (isWaiting) {
      this.#pending = to;
      this.#notify();
    }
    return number;
  }

  isOvertaken(setOut: number): boolean {
    return setOut !== this.#latest;
  }

  show(to: Location, { scroll, isKept }: { scroll?: ScrollTarget | undefined; isKept: boolean }): void {
    this.#positions.keep(this.#place.location);
    keepFocus(this.#place.location.key);
    this.#pending = undefined;
    this.#turn({ ...this.#turnTo(to, isKept), scroll: scroll ?? this.#positions.of(to) ?? (to.hash || 'top') });
  }

  /** With another key: React Router ignores an unchanged location. */
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

/** React Router's key for the first page of a document. */
const firstKey = 'default';

/** A browser-made entry (the first, or of a hash) gets a key, for its scroll position. */
export function readLocation(otherwise: string): Location {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as { usr?: unknown; key?: string };
  const { key = otherwise } = entry;
  if (!entry.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry.usr ?? null, key };
}

/** `crypto.randomUUID` needs https. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
