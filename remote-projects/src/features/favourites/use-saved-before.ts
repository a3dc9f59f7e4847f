import { useState } from 'react';
import { useIsHydrated } from '@site/router';
import type { FavouriteId } from './favourite-store';
import { useFavourites } from './use-favourites';

/** What was saved when the page was opened: a card does not go away under the finger that saves it. */
export function useSavedBefore(): readonly FavouriteId[] {
  const saved = useFavourites();
  const isHydrated = useIsHydrated();
  const [before, setBefore] = useState<readonly FavouriteId[]>();
  if (isHydrated && !before) setBefore(saved);
  return before ?? [];
}
