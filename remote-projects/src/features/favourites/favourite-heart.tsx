import { HeartButton } from '@site/ui/cards';
import { getFavourites, type FavouriteId } from './favourite-store';
import { toggleFavourite, useFavourites } from './use-favourites';
import type { Removal } from './use-removal';

export interface FavouriteHeartProps {
  id: FavouriteId;
  /** What is saved, e.g. `Lake City`. */
  name: string;
  /** Told when it is taken away here, so that this can be undone. */
  onRemove?: (removal: Removal) => void;
}

/** Saves a project or a home in this browser; pressed says whether it is saved. */
export function FavouriteHeart({ id, name, onRemove }: FavouriteHeartProps) {
  const isSaved = useFavourites().includes(id);
  const toggle = () => {
    const before = getFavourites();
    toggleFavourite(id);
    if (isSaved) onRemove?.({ id, name, before });
  };
  return <HeartButton label={`Save ${name}`} pressed={isSaved} onToggle={toggle} />;
}
