/** @jest-environment node */
import sharp from 'sharp';
import type { PartBox } from './camera';
import { findDifference } from './difference';

/** Picture pixels: half of the page's along each edge. */
type Box = Pick<PartBox, 'x' | 'y' | 'width' | 'height'>;

function draw(boxes: readonly Box[], color = 'black', height = 80): Promise<Buffer> {
  const layers = boxes.map(({ x, y, ...size }) => ({
    input: { create: { ...size, channels: 3 as const, background: color } },
    left: x,
    top: y,
  }));
  return sharp({ create: { width: 100, height, channels: 3, background: 'white' } })
    .composite(layers)
    .png()
    .toBuffer();
}

const page: PartBox = { name: 'projects/pages/projects', x: 0, y: 0, width: 100, height: 80 };
const card: PartBox = { name: 'projects/fragments/project-grid', x: 0, y: 40, width: 50, height: 40 };
const compare = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
  findDifference(await before, await after, [page, card]);

describe('a picture taken now', () => {
  test('that is the same differs in nothing, byte by byte or as it is drawn', async () => {
    const title = { x: 10, y: 10, width: 30, height: 6 };
    expect(await compare(draw([title]), draw([title]))).toBeUndefined();
    expect(
      await compare(
        draw([title]),
        sharp(await draw([title]))
          .webp({ lossless: true })
          .toBuffer(),
      ),
    ).toBeUndefined();
  });

  test('with something new is told with its size and rows in pixels of the page, and the part in which it lies', async () => {
    const difference = await compare(draw([]), draw([{ x: 60, y: 10, width: 10, height: 5 }]));
    expect(difference).toMatchObject({ pixels: 200, rows: [20, 28], part: page.name });
  });

  test('is told of the smallest part around what differs', async () => {
    expect(await compare(draw([]), draw([{ x: 10, y: 50, width: 10, height: 5 }]))).toMatchObject({ part: card.name });
  });

  test('that moved from one place on is told of the part in which that begins', async () => {
    const moved = (y: number) =>
      draw([
        { x: 10, y, width: 10, height: 10 },
        { x: 60, y: 62, width: 40, height: 18 },
      ]);
    expect(await compare(draw([]), moved(44))).toMatchObject({ part: card.name });
  });

  test('that is longer differs where it has more', async () => {
    const difference = await compare(draw([]), draw([], 'black', 90));
    expect(difference).toMatchObject({ pixels: 4000, rows: [160, 178], part: undefined });
  });

  test('with a step of color that nobody sees, or a few pixels of compression, does not differ', async () => {
    const block = { x: 10, y: 10, width: 30, height: 30 };
    expect(await compare(draw([block], '#808080'), draw([block], '#838383'))).toBeUndefined();
    expect(await compare(draw([]), draw([{ x: 5, y: 5, width: 2, height: 3 }]))).toBeUndefined();
    const scattered = Array.from({ length: 30 }, (_, index) => ({
      x: 3 * index,
      y: 9 * (index % 8),
      width: 1,
      height: 1,
    }));
    expect(await compare(draw([]), draw(scattered))).toBeUndefined();
  });

  test('is shown beside the approved one and what differs, on one picture', async () => {
    const difference = await compare(draw([]), draw([{ x: 10, y: 10, width: 30, height: 6 }]));
    expect(await sharp(difference?.picture).metadata()).toMatchObject({
      format: 'png',
      width: 3 * (100 + 16),
      height: 80,
    });
  });
});
