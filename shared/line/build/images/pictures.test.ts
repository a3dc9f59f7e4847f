/** @jest-environment node */
import { cropBox, fullSize, planFiles } from './pictures';
import type { PlannedImage } from './plan';

const cover: PlannedImage = { source: 'project-01', use: 'cover' };
const tall: PlannedImage = {
  source: 'hero',
  name: 'hero-tall',
  use: 'heroTall',
  crop: { ratio: 2 / 3, positionX: 46 },
};
const names = (image: PlannedImage, width: number, height: number) =>
  planFiles(image, { width, height }).map((file) => file.name);

test.each([
  ['a cover has five AVIF widths and one WebP', 1920, 1200, '480.avif 800.avif 1200.avif 1664.avif 1920.avif 800.webp'],
  ['a picture is never enlarged', 1000, 625, '480.avif 800.avif 1000.avif 800.webp'],
])('%s', (_, width, height, files) => {
  expect(names(cover, width, height)).toEqual(files.split(' ').map((file) => `project-01-${file}`));
  expect(fullSize(cover, { width, height })).toEqual({ width, height });
});

test('an upright phone gets the region that object-position would show', () => {
  expect(cropBox({ ratio: 2 / 3, positionX: 46 }, { width: 2560, height: 1440 })).toEqual({
    width: 960,
    height: 1440,
    left: 736,
    top: 0,
  });
  expect(names(tall, 2560, 1440).join(' ')).toBe(
    'hero-tall-480.avif hero-tall-720.avif hero-tall-960.avif hero-tall-720.webp',
  );
  expect(fullSize(tall, { width: 2560, height: 1440 })).toEqual({ width: 960, height: 1440 });
});

test('a crop that is wider than its source image takes the whole width', () => {
  expect(cropBox({ ratio: 2, positionX: 50 }, { width: 1000, height: 1000 })).toEqual({
    width: 1000,
    height: 500,
    left: 0,
    top: 0,
  });
});
