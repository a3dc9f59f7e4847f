import type { Point } from '../src/features/spain-map/projection';

/**
 * Douglas–Peucker: leaves out every point that lies within `tolerance` of the line without it.
 * Both ends stay, so that neighbours who share a border still fit.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const [index, distance] = farthest(line, first, last);
  if (distance <= tolerance) return [first, last];
  return [...simplify(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(line.slice(index), tolerance)];
}

function farthest(line: readonly Point[], a: Point, b: Point): [index: number, distance: number] {
  let best: [number, number] = [0, 0];
  line.forEach((point, index) => {
    const distance = distanceToSegment(point, a, b);
    if (distance > best[1]) best = [index, distance];
  });
  return best;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
