import { startTransition, useCallback, useState } from 'react';
import { Box, useStoredToggle } from '@site/ui/core';
import { getFavourites, storageKey, type FavouriteId } from './favourite-store';
import { HeartButton } from './heart-button';
import { SavedNote } from './saved-note';
import { setFavourite, useIsFavourite } from './use-favourites';
import type { Removal } from './use-removal';

export interface FavouriteHeartProps {
  id: FavouriteId;
  /** e.g. `Lake City`. */
  name: string;
  onRemove?: (removal: Removal) => void;
}

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

let hideShown = () => {};

/** One note at a time: notes of several hearts would cover the pictures. */
function showOnly(hide: () => void): void {
  if (hide !== hideShown) hideShown();
  hideShown = hide;
}

/** The announcement is always in the page, so that changes to it are spoken. */
export function useHeart({ id, name, onRemove }: FavouriteHeartProps) {
  const isSaved = useIsFavourite(id);
  const [hasJustSaved, setJustSaved] = useState(false);
  const forget = useCallback(() => setJustSaved(false), []);
  // The heart answers first, the note one frame later.
  const confirm = (isShown: boolean) => {
    if (isShown) showOnly(forget);
    startTransition(() => setJustSaved(isShown));
  };
  const toggle = () => {
    const before = getFavourites();
    // Toggles what the person saw, which may be older than the stored value.
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
