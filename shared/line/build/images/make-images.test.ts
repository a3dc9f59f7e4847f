/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../../testing/folder';
import { cropBox, fullSize, makeImages, planFiles, readRecords } from './make-images';
import { imagesFor, type PlannedImage } from './plan';

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);

async function draw(name: string, color: string) {
  writeFileSync(
    inFolder('source', `${name}.webp`),
    await sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
      .webp()
      .toBuffer(),
  );
}

const describeSources = (captions: object) =>
  writeFileSync(inFolder('source', 'manifest.json'), JSON.stringify(captions));
const captions = (alt = 'A gate') => ({
  'gate.webp': { alt, color: '#112233' },
  'lake.webp': { alt: 'A lake', color: '#445566' },
});

const make = (...sources: string[]) => makeImages(folder, imagesFor('smallPortrait', ...sources));

beforeEach(async () => {
  folder = newFolder();
  mkdirSync(inFolder('source'));
  describeSources(captions());
  await draw('gate', 'red');
  await draw('lake', 'blue');
});

test('a second run encodes nothing, and a changed source image is encoded again', async () => {
  expect(await make('gate', 'lake')).toEqual(['gate', 'lake']);
  expect(await make('gate', 'lake')).toEqual([]);
  await draw('gate', 'green');
  expect(await make('gate', 'lake')).toEqual(['gate']);
});

test('a corrected alt text reaches the page without encoding the picture again', async () => {
  await make('gate');
  describeSources(captions('The southern gate'));
  expect(await make('gate')).toEqual([]);
  expect(readRecords(folder)).toMatchObject({ gate: { alt: 'The southern gate' } });
});

test('a picture that left the plan leaves the folder; its source image stays', async () => {
  await make('gate', 'lake');
  await make('lake');
  expect(['gate-40.avif', 'source/gate.webp', 'lake-40.avif'].map((file) => existsSync(inFolder(file)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(Object.keys(readRecords(folder))).toEqual(['lake']);
});

test('a team that plans a picture without a source image reads where to put it', async () => {
  await expect(make('nowhere')).rejects.toThrow(
    /^There is no picture called nowhere in .+source\. Put the file there, or take its line out of images\/plan\.ts\.$/,
  );
});

test('a missing alt text is reported with the file that needs it', async () => {
  describeSources({});
  await expect(make('gate')).rejects.toThrow(/source\/manifest\.json needs "alt" and "color" of "gate\.webp"\.$/);
});

const cover: PlannedImage = { source: 'project-01', use: 'cover' };
const names = (image: PlannedImage, width: number, height: number) =>
  planFiles(image, { width, height }).map((file) => file.name);

test.each([
  ['a cover has five AVIF widths and one WebP', 1920, 1200, '480.avif 800.avif 1200.avif 1664.avif 1920.avif 800.webp'],
  ['a picture is never enlarged', 1000, 625, '480.avif 800.avif 1000.avif 800.webp'],
])('%s', (_, width, height, files) => {
  expect(names(cover, width, height)).toEqual(files.split(' ').map((file) => `project-01-${file}`));
  expect(fullSize(planFiles(cover, { width, height }), { width, height })).toEqual({ width, height });
});

test('an upright phone gets the region that object-position would show', () => {
  const tall: PlannedImage = { source: 'hero', name: 'hero-tall', use: 'heroTall' };
  const box = cropBox({ ratio: 2 / 3, positionX: 46 }, { width: 2560, height: 1440 });
  expect(box).toEqual({ width: 960, height: 1440, left: 736, top: 0 });
  expect(names(tall, box.width, box.height).join(' ')).toBe(
    'hero-tall-480.avif hero-tall-720.avif hero-tall-960.avif hero-tall-720.webp',
  );
  expect(fullSize(planFiles(tall, box), box)).toEqual({ width: 960, height: 1440 });
});

test('a crop that is wider than its source image takes the whole width', () => {
  expect(cropBox({ ratio: 2, positionX: 50 }, { width: 1000, height: 1000 })).toEqual({
    width: 1000,
    height: 500,
    left: 0,
    top: 0,
  });
});
