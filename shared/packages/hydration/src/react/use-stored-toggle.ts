import { useEffect, useRef } from 'react';
import { keepsAttribute, storedAttribute } from '../names';

export interface StoredToggle {
  /** Key of the list in `localStorage`, as `idListText` writes it. */
  list: string;
  /** In the list while the toggle is pressed. */
  id: string;
  isPressed: boolean;
  /** Called on hydration when a press was stored before. */
  onStored: () => void;
}

/** For a toggle that only this browser keeps: its press is stored and shown before it is hydrated (`starter/`). */
export function useStoredToggle({ list, id, isPressed, onStored }: StoredToggle) {
  const ref = useRef<HTMLButtonElement>(null);
  const hydrated = useRef({ isPressed, onStored });
  useEffect(() => {
    // React does not write an attribute that it has just rendered, and another part may have changed the list.
    ref.current?.setAttribute('aria-pressed', String(hydrated.current.isPressed));
    if (ref.current?.hasAttribute(storedAttribute)) hydrated.current.onStored();
  }, []);
  return { ref, [keepsAttribute]: `${list} ${id}`, suppressHydrationWarning: true } as const;
}
