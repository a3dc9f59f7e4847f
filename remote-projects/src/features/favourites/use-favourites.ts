import { useSyncExternalStore } from 'react';
import {
  getFavourites,
  getServerFavourites,
  setFavourites,
  subscribeToFavourites,
  type FavouriteId,
} from './favourite-store';

export function useFavourites(): readonly FavouriteId[] {
  return useSyncExternalStore(subscribeToFavourites, getFavourites, getServerFavourites);
}

/** Renders again only when this id changes: a page has many hearts. */
export function useIsFavourite(id: FavouriteId): boolean {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => getFavourites().includes(id),
    () => getServerFavourites().includes(id),
  );
}

/** Does nothing when the state is already right, here or in another tab. */
export function setFavourite(id: FavouriteId, isSaved: boolean): void {
  const ids = getFavourites();
  if (ids.includes(id) === isSaved) return;
  setFavourites(isSaved ? [...ids, id] : ids.filter((one) => one !== id));
}
