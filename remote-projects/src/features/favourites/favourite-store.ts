import { IdStore } from '../../model/id-store';

/** What can be saved: a project or a sample home, by kind and id. */
export type FavouriteId = `project:${number}` | `property:${number}`;

export const storageKey = 'projects.favourites';

const store = new IdStore<FavouriteId>(storageKey, isFavouriteId);

/**
 * What is saved in this browser, oldest first. The same array until something changes. Storage is asked each time:
 * another tab may have written while no heart was on this page.
 */
export const getFavourites = () => store.get();

/** What the server and the first render in the browser see. */
export const getServerFavourites = () => store.getServer();

/** Replaces the whole list. Kept in memory where storage is refused or full. */
export const setFavourites = (ids: readonly FavouriteId[]) => store.set(ids);

/** Calls the listener after every change, in this tab or in another one. */
export const subscribeToFavourites = (listener: () => void) => store.subscribe(listener);

export function isFavouriteId(value: unknown): value is FavouriteId {
  return typeof value === 'string' && /^(project|property):[1-9]\d*$/.test(value);
}
