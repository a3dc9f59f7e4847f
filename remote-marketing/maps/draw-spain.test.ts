/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mapSize } from '../src/features/spain-map/projection';
import { clip } from './clip';
import { simplify } from './simplify';
import { decodeArcs, joinArcs } from './topology';

test('the committed map has the size that the dots are placed by, and stays light', () => {
  const svg = readFileSync(path.join(__dirname, 'spain.svg'), 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${mapSize.width} ${mapSize.height}"`);
  expect(svg.length).toBeLessThan(20_000);
});

test('a nearly straight line loses its middle, a corner stays', () => {
  expect(simplify([[0, 0], [5, 0.2], [10, 0]], 0.5)).toEqual([[0, 0], [10, 0]]);
  expect(simplify([[0, 0], [5, 4], [10, 0]], 0.5)).toEqual([[0, 0], [5, 4], [10, 0]]);
});

test('a ring is cut along the box that it leaves', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const inside = clip([[-10, 2], [5, 2], [5, 8], [-10, 8]], box);
  expect(inside.every(([x, y]) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true);
  expect(inside).toContainEqual([0, 2]);
  expect(clip([[20, 20], [30, 20], [30, 30]], box)).toEqual([]);
});

test('arcs are decoded step by step and joined, backwards where the number is negative', () => {
  const arcs = decodeArcs({
    transform: { scale: [2, 2], translate: [1, 1] },
    arcs: [
      [[0, 0], [1, 0]],
      [[0, 1], [0, -1]],
    ],
    objects: { countries: { geometries: [] } },
  });
  expect(arcs).toEqual([
    [[1, 1], [3, 1]],
    [[1, 3], [1, 1]],
  ]);
  expect(joinArcs([~0, ~1], arcs)).toEqual([[3, 1], [1, 1], [1, 3]]);
});
