import { IdStore } from '../../model/id-store';

export type FavouriteId = `project:${number}` | `property:${number}`;

export const storageKey = 'projects.favourites';

const store = new IdStore<FavouriteId>(storageKey, isFavouriteId);

/**
 * Oldest first. The same array until something changes. Reads storage on each call, because another tab may have
 * written.
 */
export const getFavourites = () => store.get();

export const getServerFavourites = () => store.getServer();

/** Replaces the list. Kept in memory when storage is refused or full. */
export const setFavourites = (ids: readonly FavouriteId[]) => store.set(ids);

export const subscribeToFavourites = (listener: () => void) => store.subscribe(listener);

export function isFavouriteId(value: unknown): value is FavouriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}
