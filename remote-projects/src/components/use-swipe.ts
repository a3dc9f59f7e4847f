import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** Pixels; a shorter move counts as a tap. */
const shortest = 40;

/**
 * `onSwipe` gets 1 for the next picture, -1 for the previous. Two fingers zoom, and a mostly vertical move scrolls
 * the page. The box needs `touchAction="pan-y pinch-zoom"`.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= shortest && Math.abs(across) > 1.5 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
