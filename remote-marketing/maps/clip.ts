import type { Point } from '../src/features/spain-map/projection';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Side = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];

/** Sutherland–Hodgman: cuts a ring along the four sides of a box, so that what nobody sees is not stored. */
export function clip(ring: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  const sides: readonly Side[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce<Point[]>(cutAlong, [...ring]);
}

function cutAlong(ring: Point[], [axis, limit, sign]: Side): Point[] {
  const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (isInside(point) === isInside(before)) return isInside(point) ? [point] : [];
    const t = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])];
    return isInside(point) ? [crossing, point] : [crossing];
  });
}
