import { startTransition, useCallback, useEffect, useState } from 'react';
import { paths } from '@site/contracts';
import { Box, chakra, IconButton, TextLink, useStoredToggle } from '@site/ui/core';
import { Heart } from 'lucide-react';
import { getFavorites, setFavorite, storageKey, useIsFavorite, type FavoriteId } from '../model/favorite-store';

export interface Removal {
  id: FavoriteId;
  name: string;
  /** The whole list before the removal. */
  before: readonly FavoriteId[];
}

export type OnRemove = (removal: Removal) => void;

export interface FavoriteHeartProps {
  id: FavoriteId;
  /** e.g. `Lake City`. */
  name: string;
  onRemove?: OnRemove | undefined;
}

/** For photographs only. The name stays the same; `aria-pressed` changes. */
export function FavoriteHeart({ id, name, onRemove }: FavoriteHeartProps) {
  const { isSaved, toggle, confirm, note } = useHeart({ id, name, onRemove });
  const stored = useStoredToggle({ list: storageKey, id, isPressed: isSaved, onStored: confirm });
  return (
    <Box position="relative">
      {/* What can be undone is not stored before the page can offer that. */}
      <IconButton
        aria-label={`Save ${name}`}
        variant="ghost"
        size="sm"
        aria-pressed={isSaved}
        onClick={toggle}
        css={look}
        {...(onRemove ? {} : stored)}
      >
        <Heart size={26} aria-hidden />
      </IconButton>
      {note}
    </Box>
  );
}

const look = {
  color: 'white',
  _hover: { bg: 'transparent' },
  '& svg': { fill: 'none' },
  '& svg, &::after': { filter: 'drop-shadow(0 0 2px {colors.fg.default})' },
  '&:hover svg': { fill: 'fg.default/50' },
  '&[aria-pressed=true] svg': { fill: 'brand.solid', color: 'fg.default' },
} as const;

let hideShown = () => {};

/** One note at a time: notes of several hearts would cover the pictures. */
function showOnly(hide: () => void): void {
  if (hide !== hideShown) hideShown();
  hideShown = hide;
}

/** The announcement is always in the page, so that changes to it are spoken. */
export function useHeart({ id, name, onRemove }: FavoriteHeartProps) {
  const isSaved = useIsFavorite(id);
  const [hasJustSaved, setJustSaved] = useState(false);
  const forget = useCallback(() => setJustSaved(false), []);
  // The heart answers first, the note one frame later.
  const confirm = (isShown: boolean) => {
    if (isShown) showOnly(forget);
    startTransition(() => setJustSaved(isShown));
  };
  const toggle = () => {
    const before = getFavorites();
    // Toggles what the person saw, which may be older than the stored value.
    setFavorite(id, !isSaved);
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

const shownMs = 6000;

/** Stays while the pointer or the focus is inside. */
function SavedNote({ onGone }: { onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  return (
    <Note
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      Saved. <TextLink to={paths.favourites}>See favorites</TextLink>
    </Note>
  );
}

const Note = chakra('p', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: 0,
    top: '100%',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    bg: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'panel',
    textStyle: 'label',
    whiteSpace: 'nowrap',
  },
});
