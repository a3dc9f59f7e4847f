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

test('a visitor is offered a cover in five AVIF widths and one WebP', () => {
  expect(names(cover, 1920, 1200)).toEqual([
    'project-01-480.avif',
    'project-01-800.avif',
    'project-01-1200.avif',
    'project-01-1664.avif',
    'project-01-1920.avif',
    'project-01-800.webp',
  ]);
});

test('a picture is never enlarged: the widest file has the width of its source image', () => {
  expect(names(cover, 1000, 625)).toEqual([
    'project-01-480.avif',
    'project-01-800.avif',
    'project-01-1000.avif',
    'project-01-800.webp',
  ]);
  expect(fullSize(cover, { width: 1000, height: 625 })).toEqual({ width: 1000, height: 625 });
});

test('the page keeps a place of the right shape for every picture', () => {
  expect(fullSize({ source: 'villa', use: 'propertyCard' }, { width: 2400, height: 1800 })).toEqual({
    width: 1200,
    height: 900,
  });
});

test('an upright phone gets the region that object-position would show', () => {
  expect(cropBox({ ratio: 2 / 3, positionX: 46 }, { width: 2560, height: 1440 })).toEqual({
    width: 960,
    height: 1440,
    left: 736,
    top: 0,
  });
  expect(names(tall, 2560, 1440)).toEqual([
    'hero-tall-480.avif',
    'hero-tall-720.avif',
    'hero-tall-960.avif',
    'hero-tall-720.webp',
  ]);
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
