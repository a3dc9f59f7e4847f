import { useEffect, useRef } from 'react';
import { Bar } from './notification-look';
import { timing } from './timing';

/** Empties while the clock runs, and stands still with it. Not a CSS transition: that cannot be paused. */
export function TimeBar({ isHeld }: { isHeld: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  const emptying = useRef<Animation>(undefined);

  useEffect(() => {
    // Called with `?.` because a page without animations, such as a test's, still has a clock.
    emptying.current = bar.current?.animate?.(
      { transform: ['scaleX(1)', 'scaleX(0)'] },
      { duration: timing.open, fill: 'forwards' },
    );
    return () => emptying.current?.cancel();
  }, []);

  useEffect(() => {
    if (isHeld) emptying.current?.pause();
    else emptying.current?.play();
  }, [isHeld]);

  return <Bar ref={bar} />;
}
