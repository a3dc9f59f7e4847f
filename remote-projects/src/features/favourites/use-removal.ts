import { useState } from 'react';
import { getFavourites, setFavourites, type FavouriteId } from './favourite-store';
import { useFavourites } from './use-favourites';

/** Something that was saved a moment ago. */
export interface Removal {
  id: FavouriteId;
  name: string;
  /** The whole list before it was taken away. */
  before: readonly FavouriteId[];
}

/** The last removal on this page, as long as it can be undone. */
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

/** Puts it back where it was; what was saved or removed since then stays so. */
export function restore(
  { id, before }: Pick<Removal, 'id' | 'before'>,
  now: readonly FavouriteId[],
): readonly FavouriteId[] {
  const old = before.filter((one) => one === id || now.includes(one));
  return [...old, ...now.filter((one) => !old.includes(one))];
}
