import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router';
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

export interface SiteNavigationOptions {
  /**
   * Resolves when the page of an address can be shown, or will not be. Called when the path changes, unless that page
   * is kept.
   */
  open: (address: URL) => Promise<void>;
  /** Asked before anything in the page hears of another address: a promise while something is not hydrated. */
  whenWhole?: () => Promise<unknown> | undefined;
  /** Whether the page that is left, at this path, may be kept. */
  mayKeep?: (pathname: string) => boolean;
}

/**
 * Moves the document from page to page by the History API: the address changes when the next page can be shown, and the
 * newest navigation wins. React Router's own way to load before it navigates (`createBrowserRouter`) is 15 KB larger
 * after brotli, a tenth of what every page loads, and tells all of the page that it is loading, which discards HTML
 * that is not hydrated.
 */
export class SiteNavigation {
  /** What React Router's hooks and links call. */
  readonly navigator: Navigator;
  readonly #options: SiteNavigationOptions;
  readonly #positions = new ScrollPositions();
  readonly #listeners = new Set<() => void>();
  // The browser has restored the position of a document that it loads again, and the visitor may have scrolled since.
  #place: Place = { page: 0, location: readLocation(firstKey), scroll: 'stay' };
  #pending: Location | undefined;
  #latest = 0;
  #pages = 0;

  constructor(options: SiteNavigationOptions) {
    this.#options = options;
    this.navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state, options) => void this.navigate(to, { ...options, state }),
      replace: (to, state, options) => void this.navigate(to, { ...options, state, replace: true }),
    };
    addEventListener('popstate', () => void this.#arrive(readLocation(newKey()), () => undefined));
  }

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

  /** Resolves when the page is shown, or another navigation has overtaken this one. */
  async navigate(
    to: To,
    { replace = false, state = null, preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    const { pathname, search, hash, href } = new URL(this.navigator.createHref(to), location.href);
    const next: Location = { pathname, search, hash, state: state as unknown, key: newKey() };
    const entry = { usr: next.state, key: next.key };
    const change = () => (replace ? history.replaceState(entry, '', href) : history.pushState(entry, '', href));
    await this.#arrive(next, change, preventScrollReset ? 'stay' : hash || 'top');
  }

  /**
   * Shows the place again: something about it has become known. With another key, because React Router tells nobody of
   * a location that is the same.
   */
  refresh(): void {
    const key = newKey();
    history.replaceState({ ...(history.state as object | null), key }, '');
    this.#show({ ...this.#place, location: { ...this.#place.location, key }, scroll: 'stay' });
  }

  async #arrive(next: Location, changeAddress: () => void, scroll?: ScrollTarget): Promise<void> {
    const turn = ++this.#latest;
    const from = this.#place.location;
    const isKept = this.#isKept(next);
    if (next.pathname !== from.pathname && !isKept) {
      this.#setPending(next);
      await this.#options.open(new URL(createPath(next), location.href));
      if (turn !== this.#latest) return;
    } else {
      const whole = this.#options.whenWhole?.();
      if (whole) await whole;
      if (turn !== this.#latest) return;
    }
    this.#positions.keep(from);
    changeAddress();
    this.#pending = undefined;
    this.#show({ ...this.#turnTo(next), scroll: scroll ?? this.#positions.of(next) ?? (next.hash || 'top') });
  }

  #isKept({ key }: Location): boolean {
    return this.#place.kept?.location.key === key;
  }

  #turnTo(location: Location): Omit<Place, 'scroll'> {
    const { page, location: from, kept } = this.#place;
    if (location.pathname === from.pathname) return { page, location, kept };
    const left = this.#options.mayKeep?.(from.pathname) ? { page, location: from } : undefined;
    return { ...(kept && this.#isKept(location) ? kept : { page: ++this.#pages, location }), kept: left };
  }

  #setPending(next: Location): void {
    this.#pending = next;
    this.#notify();
  }

  #show(place: Place): void {
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
function readLocation(otherwise: string): Location {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as { usr?: unknown; key?: string };
  const { key = otherwise } = entry;
  if (!entry.key) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry.usr ?? null, key };
}

/** Not `crypto.randomUUID`, which only pages with https have. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
