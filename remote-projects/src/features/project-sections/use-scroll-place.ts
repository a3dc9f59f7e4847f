import { useEffect, useState } from 'react';

/** Pixels from the top of the viewport (PDET-08). */
const highestTop = 75;
const lowestBottom = 70;

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

interface SectionPlace {
  id: string;
  top: number;
  bottom: number;
}

/**
 * A section is active when its top is at most 75 px and its bottom at least 70 px from the top of the viewport
 * (PDET-08). Neighbors overlap by these 5 px; the later one wins, because links scroll to it.
 */
export function findActiveSection(places: readonly SectionPlace[]): string | undefined {
  return places.findLast(({ top, bottom }) => top <= highestTop && bottom >= lowestBottom)?.id;
}

/** 0 to 100 (PDET-10); 0 when nothing scrolls. */
export function scrollPercent(position: number, scrollableHeight: number): number {
  if (scrollableHeight <= 0) return 0;
  return Math.min(100, Math.max(0, (position / scrollableHeight) * 100));
}
