/** What can be saved: a project or a sample home, by kind and id. */
export type FavouriteId = `project:${number}` | `property:${number}`;

/** The only storage key of this part. What it holds says its own version. */
export const storageKey = 'projects.favourites';
const storedVersion = 1;

const none: readonly FavouriteId[] = [];

let saved: readonly FavouriteId[] | undefined;
const listeners = new Set<() => void>();

/** What is saved in this browser, oldest first. The same array until something changes. */
export function getFavourites(): readonly FavouriteId[] {
  return (saved ??= read());
}

/** What the server and the first render in the browser see. */
export function getServerFavourites(): readonly FavouriteId[] {
  return none;
}

/** Replaces the whole list. Kept in memory where storage is refused or full. */
export function setFavourites(ids: readonly FavouriteId[]): void {
  saved = ids;
  write(ids);
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
  saved = read();
  for (const listener of listeners) listener();
}

function read(): readonly FavouriteId[] {
  try {
    return parse(localStorage.getItem(storageKey));
  } catch {
    return none;
  }
}

function write(ids: readonly FavouriteId[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version: storedVersion, ids }));
  } catch {
    // A private window, or a full disk: the list lives as long as the page.
  }
}

/** Whatever is not ours, or of a later version, counts as nothing saved. */
function parse(text: string | null): readonly FavouriteId[] {
  if (!text) return none;
  const stored: unknown = JSON.parse(text);
  if (!isStored(stored)) return none;
  return [...new Set(stored.ids.filter(isFavouriteId))];
}

function isStored(value: unknown): value is { ids: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === storedVersion && 'ids' in value && Array.isArray(value.ids);
}

function isFavouriteId(value: unknown): value is FavouriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}
