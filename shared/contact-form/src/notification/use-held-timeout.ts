import { useEffect, useRef } from 'react';

/** Calls `onEnd` once, after `ms` during which `isHeld` was false. `onEnd` must not change between renders. */
export function useHeldTimeout(onEnd: () => void, ms: number, isHeld: boolean) {
  const remaining = useRef(ms);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [onEnd, isHeld]);
}
