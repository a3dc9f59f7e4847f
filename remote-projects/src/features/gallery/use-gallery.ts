import { useEffect, useState } from 'react';

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
