import { useSyncExternalStore } from 'react';
import { idListText, readIdList } from '@site/contracts';

export type FavouriteId = `project:${number}` | `property:${number}`;

export const storageKey = 'projects.favourites';

const none: readonly FavouriteId[] = [];
/** The stored text of `ids`; `undefined` when storage is refused or full: the list then lasts as long as the page. */
let source: string | null | undefined = null;
let ids = none;
const listeners = new Set<() => void>();

/**
 * Oldest first. The same array until something changes. Reads storage on each call, because another tab may have
 * written.
 */
export function getFavourites(): readonly FavouriteId[] {
  const text = source === undefined ? undefined : attempt(() => localStorage.getItem(storageKey));
  if (text !== undefined && text !== source) {
    source = text;
    const read = readIdList(text).filter(isFavouriteId);
    ids = read.length > 0 ? read : none;
  }
  return ids;
}

/** Replaces the list. Kept in memory when storage is refused or full. */
export function setFavourites(next: readonly FavouriteId[]): void {
  ids = next;
  const text = idListText(next);
  source = attempt(() => {
    localStorage.setItem(storageKey, text);
    return text;
  });
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after every change, also from other tabs. */
export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Another tab wrote. A `null` key means that all storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === storageKey) listeners.forEach((listener) => listener());
}

/** `undefined` in private windows and when storage is full. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function isFavouriteId(value: unknown): value is FavouriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}

export function useFavourites(): readonly FavouriteId[] {
  return useSyncExternalStore(subscribeToFavourites, getFavourites, () => none);
}

/** Renders again only when this id changes: a page has many hearts. */
export function useIsFavourite(id: FavouriteId): boolean {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => getFavourites().includes(id),
    () => false,
  );
}

/** Does nothing when the state is already right, here or in another tab. */
export function setFavourite(id: FavouriteId, isSaved: boolean): void {
  const ids = getFavourites();
  if (ids.includes(id) === isSaved) return;
  setFavourites(isSaved ? [...ids, id] : ids.filter((one) => one !== id));
}
