import { useLayoutEffect, useRef } from 'react';
import { keepsAttribute, storedAttribute } from '../names';

export interface StoredToggle {
  /** Key of the list in `localStorage`, as `idListText` writes it. */
  list: string;
  /** In the list while the toggle is pressed. */
  id: string;
  isPressed: boolean;
  /** Called on hydration when an earlier press was stored. */
  onStored: () => void;
}

/** A toggle kept in this browser: its press is stored and shown before hydration (`replay/`). */
export function useStoredToggle({ list, id, isPressed, onStored }: StoredToggle) {
  const ref = useRef<HTMLButtonElement>(null);
  const hydrated = useRef({ isPressed, onStored });
  useLayoutEffect(() => {
    // React skips an attribute equal to its last render, but another part may have changed it.
    ref.current?.setAttribute('aria-pressed', String(hydrated.current.isPressed));
    if (ref.current?.hasAttribute(storedAttribute)) hydrated.current.onStored();
  }, []);
  return { ref, [keepsAttribute]: `${list} ${id}`, suppressHydrationWarning: true } as const;
}
