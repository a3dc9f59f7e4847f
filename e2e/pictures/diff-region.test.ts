/** @jest-environment node */
import sharp from 'sharp';
import type { PartBox } from './camera';
import { whereDiffers } from './diff-region';

const page: PartBox = { name: 'projects/pages/projects', x: 0, y: 0, width: 100, height: 80 };
const card: PartBox = { name: 'projects/fragments/project-grid', x: 0, y: 40, width: 50, height: 40 };

/** Playwright's marks on a 100 × 80 picture, half of the page's pixels along each edge. */
async function marked(...boxes: readonly Omit<PartBox, 'name'>[]): Promise<string> {
  const picture = sharp({ create: { width: 100, height: 80, channels: 3, background: '#ddd' } });
  const layers = boxes.map(({ x, y, ...size }) => ({
    input: { create: { ...size, channels: 3 as const, background: 'red' } },
    left: x,
    top: y,
  }));
  return whereDiffers(await picture.composite(layers).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(), [page, card]);
}

test('what differs has its size, its rows in pixels of the page, and its part', async () => {
  expect(await marked({ x: 60, y: 10, width: 10, height: 5 })).toBe(
    'projects/pages/projects, 200 px differ, 20 to 28 px from the top',
  );
});

test('the smallest part around what differs is named', async () => {
  expect(await marked({ x: 10, y: 50, width: 10, height: 5 })).toMatch(card.name);
});

test('a page that moved from one place on differs in the part in which that begins', async () => {
  const boxes = [44, 62].map((y) => ({ x: y === 44 ? 10 : 60, y, width: 40, height: 16 }));
  expect(await marked(...boxes)).toMatch(card.name);
});
