import { useEffect, useState } from 'react';
import { paths } from '@site/contracts';
import { chakra, TextLink } from '@site/ui/core';

const shownMs = 6000;

/** Stays while the pointer or the focus is inside. */
export function SavedNote({ onGone }: { onGone: () => void }) {
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
