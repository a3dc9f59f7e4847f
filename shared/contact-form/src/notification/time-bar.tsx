import { useEffect, useRef } from 'react';
import { Bar } from './notification-look';
import { timing } from './timing';

/** Stops with the timer. Not a CSS transition, which cannot be paused. */
export function TimeBar({ isHeld }: { isHeld: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  const emptying = useRef<Animation>(undefined);

  useEffect(() => {
    // `?.` because jsdom has no animations.
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
