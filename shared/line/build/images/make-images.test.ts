/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../../testing/folder';
import { makePart } from './make-images';
import { imagesFor } from './plan';
import { readRecords } from './pictures';

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

async function make(...sources: string[]) {
  const made: string[] = [];
  await makePart({ part: 'agency', folder, plan: imagesFor('smallPortrait', ...sources) }, (line) => made.push(line));
  return made;
}

beforeEach(async () => {
  folder = newFolder();
  mkdirSync(inFolder('source'));
  describeSources(captions());
  await draw('gate', 'red');
  await draw('lake', 'blue');
});

test('a second run encodes nothing, and a changed source image is encoded again', async () => {
  expect(await make('gate', 'lake')).toEqual(['agency: gate', 'agency: lake']);
  expect(await make('gate', 'lake')).toEqual([]);
  await draw('gate', 'green');
  expect(await make('gate', 'lake')).toEqual(['agency: gate']);
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

test.each([
  [{}, 'what the picture shows', '0[0-9a-f]0[0-9a-f]'],
  [{ 'gate.webp': { alt: 'A gate', color: 'red' } }, 'A gate', '[0-9a-f]{4}'],
])('a missing alt text, or a color in another form, is reported with the entry to add', async (written, alt, end) => {
  describeSources(written);
  await expect(make('gate')).rejects.toThrow(
    new RegExp(String.raw`Add "gate\.webp": \{"alt":"${alt}","color":"#f[0-9a-f]${end}"\}`),
  );
});
