/** Pixels from the top of the viewport (PDET-08). */
const highestTop = 75;
const lowestBottom = 70;

/** Where a section lies, in pixels from the top of the viewport. */
export interface SectionPlace {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The section in view: its top is at most 75 px from the top of the viewport and its bottom at least 70 px (PDET-08).
 * Neighbors overlap by these 5 px; then the later one counts, because a link to it stops there.
 */
export function findActiveSection(places: readonly SectionPlace[]): string | undefined {
  return places.findLast(({ top, bottom }) => top <= highestTop && bottom >= lowestBottom)?.id;
}

/** Scroll position divided by scrollable height, in percent from 0 to 100 (PDET-10). 0 where nothing scrolls. */
export function scrollPercent(position: number, scrollableHeight: number): number {
  if (scrollableHeight <= 0) return 0;
  return Math.min(100, Math.max(0, (position / scrollableHeight) * 100));
}
