import { useState, useSyncExternalStore, type FocusEvent } from 'react';

/**
 * Why moving pictures stand still without being told to: the pointer is on them, the focus is
 * inside, the tab is hidden, or the visitor wants less motion.
 */
export function useHolds() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, readHidden, no);
  const isStill = useSyncExternalStore(subscribeToStillness, readStillness, no);
  return {
    isHeld: hasPointer || hasFocus || isHidden || isStill,
    /** Under reduced motion nothing ever moves by itself. */
    isStill,
    /** Lets the pictures run although pointer and focus are there: the visitor has asked for it. */
    release: () => {
      setPointer(false);
      setFocus(false);
    },
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

const stillness = '(prefers-reduced-motion: reduce)';
const no = () => false;
const readHidden = () => document.hidden;
const readStillness = () => matchMedia(stillness).matches;

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function subscribeToStillness(listener: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
