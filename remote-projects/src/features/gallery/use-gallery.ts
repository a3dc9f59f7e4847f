import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const intervalMs = 3000;

export interface Gallery {
  index: number;
  isStopped: boolean;
  isRunning: boolean;
  show: (index: number) => void;
  step: (by: 1 | -1) => void;
  setStopped: (isStopped: boolean) => void;
}

/** Advances every 3000 ms (PDET-14) and wraps. Pauses when stopped or held, and with fewer than two pictures. */
export function useGallery(count: number, isHeld: boolean): Gallery {
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const isRunning = count > 1 && !isStopped && !isHeld;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, index, count]);
  const step = (by: 1 | -1) => setIndex((index + by + count) % count);
  return { index, isStopped, isRunning, show: setIndex, step, setStopped };
}

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
