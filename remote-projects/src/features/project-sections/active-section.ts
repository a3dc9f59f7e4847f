/** Pixels from the top of the viewport (PDET-08). */
const highestTop = 75;
const lowestBottom = 70;

export interface SectionPlace {
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
