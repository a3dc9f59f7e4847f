import { startTransition, useCallback, useState } from 'react';
import { Box, useStoredToggle } from '@site/ui/core';
import { getFavourites, storageKey, type FavouriteId } from './favourite-store';
import { HeartButton } from './heart-button';
import { SavedNote } from './saved-note';
import { setFavourite, useIsFavourite } from './use-favourites';
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
  const { isSaved, toggle, confirm, note } = useHeart({ id, name, onRemove });
  const stored = useStoredToggle({ list: storageKey, id, isPressed: isSaved, onStored: confirm });
  return (
    <Box position="relative">
      {/* What can be undone is not stored before the page can offer that. */}
      <HeartButton label={`Save ${name}`} pressed={isSaved} onToggle={toggle} {...(onRemove ? {} : stored)} />
      {note}
    </Box>
  );
}

/** Whether it is saved, what a press does, and what is said after it: always in the page, so that it is spoken. */
export function useHeart({ id, name, onRemove }: FavouriteHeartProps) {
  const isSaved = useIsFavourite(id);
  const [hasJustSaved, setJustSaved] = useState(false);
  const forget = useCallback(() => setJustSaved(false), []);
  // The heart answers first, the note one frame later.
  const confirm = (isShown: boolean) => startTransition(() => setJustSaved(isShown));
  const toggle = () => {
    const before = getFavourites();
    // What the person has seen is turned round, which may be older than what is stored.
    setFavourite(id, !isSaved);
    confirm(!isSaved);
    if (isSaved) onRemove?.({ id, name, before });
  };
  return {
    isSaved,
    toggle,
    confirm: () => confirm(true),
    note: <div aria-live="polite">{hasJustSaved && isSaved && <SavedNote onGone={forget} />}</div>,
  };
}
