import { useState } from 'react';
import { useIsHydrated } from '@site/runtime/router';
import type { FavouriteId } from './favourite-store';
import { useFavourites } from './use-favourites';

/** Read once: a card does not disappear when it is pressed. */
export function useSavedBefore(): readonly FavouriteId[] {
  const saved = useFavourites();
  const isHydrated = useIsHydrated();
  const [before, setBefore] = useState<readonly FavouriteId[]>();
  if (isHydrated && !before) setBefore(saved);
  return before ?? [];
}
