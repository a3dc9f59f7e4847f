import { useState } from 'react';
import { getFavourites, setFavourites, type FavouriteId } from './favourite-store';
import { useFavourites } from './use-favourites';

export interface Removal {
  id: FavouriteId;
  name: string;
  /** The whole list before the removal. */
  before: readonly FavouriteId[];
}

export function useRemoval() {
  const [last, setLast] = useState<Removal>();
  const saved = useFavourites();
  const removal = last && !saved.includes(last.id) ? last : undefined;
  const undo = () => {
    if (removal) setFavourites(restore(removal, getFavourites()));
    setLast(undefined);
  };
  return { removal, remember: setLast, undo };
}

export function restore(
  { id, before }: Pick<Removal, 'id' | 'before'>,
  now: readonly FavouriteId[],
): readonly FavouriteId[] {
  const old = before.filter((one) => one === id || now.includes(one));
  return [...old, ...now.filter((one) => !old.includes(one))];
}
