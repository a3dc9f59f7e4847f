import { HeartButton } from '@site/ui/cards';
import type { FavouriteId } from './favourite-store';
import { toggleFavourite, useFavourites } from './use-favourites';

export interface FavouriteHeartProps {
  id: FavouriteId;
  /** What is saved, e.g. `Lake City`. */
  name: string;
}

/** Saves a project or a home in this browser; pressed says whether it is saved. */
export function FavouriteHeart({ id, name }: FavouriteHeartProps) {
  const isSaved = useFavourites().includes(id);
  return <HeartButton label={`Save ${name}`} pressed={isSaved} onToggle={() => toggleFavourite(id)} />;
}
