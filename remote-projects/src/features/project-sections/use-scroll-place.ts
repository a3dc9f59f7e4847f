import { useEffect, useState } from 'react';
import { findActiveSection, scrollPercent } from './active-section';

export interface ScrollPlace {
  active: string | undefined;
  /** 0 to 100. */
  percent: number;
}

const start: ScrollPlace = { active: undefined, percent: 0 };

/** Updates at most once a frame (PDET-11). `ids` must be a constant. */
export function useScrollPlace(ids: readonly string[]): ScrollPlace {
  const [place, setPlace] = useState(start);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPlace({ active: measureActive(ids), percent: measurePercent() });
    };
    const schedule = () => (frame ||= requestAnimationFrame(measure));
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);
  return place;
}

function measureActive(ids: readonly string[]): string | undefined {
  const places = ids.flatMap((id) => {
    const section = document.getElementById(id);
    if (!section) return [];
    const { top, bottom } = section.getBoundingClientRect();
    return [{ id, top, bottom }];
  });
  return findActiveSection(places);
}

function measurePercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollPercent(window.scrollY, scrollHeight - clientHeight);
}
