/** What can be saved: a project or a sample home, by kind and id. */
export type FavouriteId = `project:${number}` | `property:${number}`;

/** The only storage key of this part. What it holds says its own version. */
export const storageKey = 'projects.favourites';
const storedVersion = 1;

const none: readonly FavouriteId[] = [];

/** The stored text that `saved` was read from; `undefined` where storage is refused or full. */
let source: string | null | undefined = null;
let saved: readonly FavouriteId[] = none;
const listeners = new Set<() => void>();

/**
 * What is saved in this browser, oldest first. The same array until something changes. Storage is asked each time:
 * another tab may have written while no heart was on this page.
 */
export function getFavourites(): readonly FavouriteId[] {
  const text = readText();
  if (text !== undefined && text !== source) {
    source = text;
    saved = parse(text);
  }
  return saved;
}

/** What the server and the first render in the browser see. */
export function getServerFavourites(): readonly FavouriteId[] {
  return none;
}

/** Replaces the whole list. Kept in memory where storage is refused or full. */
export function setFavourites(ids: readonly FavouriteId[]): void {
  saved = ids;
  source = write(ids);
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, in this tab or in another one. */
export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Another tab wrote. A key of `null` says that everything was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== storageKey) return;
  for (const listener of listeners) listener();
}

/** `undefined` in a private window, or after a write to a full disk: then the list lives as long as the page. */
function readText(): string | null | undefined {
  if (source === undefined) return undefined;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

function write(ids: readonly FavouriteId[]): string | undefined {
  const text = JSON.stringify({ version: storedVersion, ids });
  try {
    localStorage.setItem(storageKey, text);
    return text;
  } catch {
    return undefined;
  }
}

/** A value of another shape, or of a later version, counts as nothing saved. */
function parse(text: string | null): readonly FavouriteId[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? [...new Set(stored.ids.filter(isFavouriteId))] : none;
  } catch {
    return none;
  }
}

function isStored(value: unknown): value is { ids: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === storedVersion && 'ids' in value && Array.isArray(value.ids);
}

function isFavouriteId(value: unknown): value is FavouriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}
