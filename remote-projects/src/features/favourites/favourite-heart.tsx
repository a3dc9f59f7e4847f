import { startTransition, useCallback, useState } from 'react';
import { Box } from '@site/ui/core';
import { getFavourites, type FavouriteId } from './favourite-store';
import { HeartButton } from './heart-button';
import { SavedNote } from './saved-note';
import { setFavourite, useIsFavourite } from './use-favourites';
import type { Removal } from './use-removal';

export interface FavouriteHeartProps {
  id: FavouriteId;
  /** e.g. `Lake City`. */
  name: string;
  /** Called after a removal, so that it can be undone. */
  onRemove?: (removal: Removal) => void;
}

export function FavouriteHeart({ id, name, onRemove }: FavouriteHeartProps) {
  const { isSaved, toggle, note } = useHeart({ id, name, onRemove });
  return (
    <Box position="relative">
      <HeartButton label={`Save ${name}`} pressed={isSaved} onToggle={toggle} />
      {note}
    </Box>
  );
}

/** The announcement is always in the page, so that changes to it are spoken. */
export function useHeart({ id, name, onRemove }: FavouriteHeartProps) {
  const isSaved = useIsFavourite(id);
  const [hasJustSaved, setJustSaved] = useState(false);
  const forget = useCallback(() => setJustSaved(false), []);
  const toggle = () => {
    const before = getFavourites();
    // Toggles what the person saw, which may be older than the stored value.
    setFavourite(id, !isSaved);
    // The heart changes first, the note one frame later.
    startTransition(() => setJustSaved(!isSaved));
    if (isSaved) onRemove?.({ id, name, before });
  };
  return {
    isSaved,
    toggle,
    note: <div aria-live="polite">{hasJustSaved && isSaved && <SavedNote onGone={forget} />}</div>,
  };
}
