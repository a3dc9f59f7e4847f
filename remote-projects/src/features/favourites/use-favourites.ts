import { useSyncExternalStore } from 'react';
import {
  getFavourites,
  getServerFavourites,
  setFavourites,
  subscribeToFavourites,
  type FavouriteId,
} from './favourite-store';

/** What is saved in this browser, live across all parts of the page and across tabs. */
export function useFavourites(): readonly FavouriteId[] {
  return useSyncExternalStore(subscribeToFavourites, getFavourites, getServerFavourites);
}

/** Whether it is saved. Renders again only when this changes: a page has a heart for each of its cards. */
export function useIsFavourite(id: FavouriteId): boolean {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => getFavourites().includes(id),
    () => getServerFavourites().includes(id),
  );
}

/** Saves it, or takes it away. Does nothing when that is done already, here or in another tab. */
export function setFavourite(id: FavouriteId, isSaved: boolean): void {
  const ids = getFavourites();
  if (ids.includes(id) === isSaved) return;
  setFavourites(isSaved ? [...ids, id] : ids.filter((one) => one !== id));
}
