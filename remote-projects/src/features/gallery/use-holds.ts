import { useState, useSyncExternalStore, type FocusEvent } from 'react';

export function useHolds() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, readHidden, no);
  const isStill = useSyncExternalStore(subscribeToStillness, readStillness, no);
  return {
    isHeld: hasPointer || hasFocus || isHidden || isStill,
    /** Under reduced motion nothing moves by itself. */
    isStill,
    /** Continues despite pointer and focus: the visitor pressed Start. */
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
