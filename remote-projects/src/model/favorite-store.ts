import { useSyncExternalStore } from 'react';
import { idListText, readIdList } from '@site/contracts';

export type FavoriteId = `project:${number}` | `property:${number}`;

export const storageKey = 'projects.favourites';

const none: readonly FavoriteId[] = [];
/** The stored text of `ids`; `undefined` when storage is refused or full: the list then lasts as long as the page. */
let source: string | null | undefined = null;
let ids = none;
const listeners = new Set<() => void>();

/**
 * Oldest first. The same array until something changes. Reads storage on each call, because another tab may have
 * written.
 */
export function getFavorites(): readonly FavoriteId[] {
  const text = source === undefined ? undefined : attempt(() => localStorage.getItem(storageKey));
  if (text !== undefined && text !== source) {
    source = text;
    const read = readIdList(text).filter(isFavoriteId);
    ids = read.length > 0 ? read : none;
  }
  return ids;
}

/** Replaces the list. Kept in memory when storage is refused or full. */
export function setFavorites(next: readonly FavoriteId[]): void {
  ids = next;
  const text = idListText(next);
  source = attempt(() => {
    localStorage.setItem(storageKey, text);
    return text;
  });
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after every change, also from other tabs. */
export function subscribeToFavorites(listener: () => void): () => void {
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

export function isFavoriteId(value: unknown): value is FavoriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}

export function useFavorites(): readonly FavoriteId[] {
  return useSyncExternalStore(subscribeToFavorites, getFavorites, () => none);
}

/** Renders again only when this id changes: a page has many hearts. */
export function useIsFavorite(id: FavoriteId): boolean {
  return useSyncExternalStore(
    subscribeToFavorites,
    () => getFavorites().includes(id),
    () => false,
  );
}

/** Does nothing when the state is already right, here or in another tab. */
export function setFavorite(id: FavoriteId, isSaved: boolean): void {
  const ids = getFavorites();
  if (ids.includes(id) === isSaved) return;
  setFavorites(isSaved ? [...ids, id] : ids.filter((one) => one !== id));
}
