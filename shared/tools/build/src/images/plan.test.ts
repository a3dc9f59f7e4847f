/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { imagePlan } from './plan';
import { imageName } from './plan-files';
import { readRecords } from './records';

const root = path.resolve(__dirname, '../../../../..');
const folderOf = (part: string) => path.join(root, part, 'images');
const bytesIn = (folder: string) => readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

test.each(imagePlan)('every picture that $part plans is committed, and nothing else', ({ part, images, copies = [] }) => {
  const records = readRecords(folderOf(part));
  const made = Object.values(records).flatMap(({ files }) => files);
  const modules = images.map((image) => `${imageName(image)}.ts`);
  expect(Object.keys(records).sort()).toEqual([...images.map(imageName), ...copies].sort());
  expect(readdirSync(folderOf(part)).sort()).toEqual([...made, ...modules, 'manifest.json'].sort());
});

test('no part plans the same picture twice', () => {
  for (const { images } of imagePlan) {
    const names = images.map(imageName);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a person who clones the repository downloads at most 15 MB of pictures', () => {
  const folders = imagePlan.map(({ part }) => folderOf(part)).filter((folder) => existsSync(folder));
  expect(folders.reduce((sum, folder) => sum + bytesIn(folder), 0)).toBeLessThan(15_000_000);
});

test('on a slow line a card at 480 pixels weighs at most 30 KB, a hero at 960 at most 70 KB', () => {
  for (const [folder, pattern, limit] of [
    ['remote-projects', /^project-\d\d-480\.avif$/, 30_000],
    ['remote-marketing', /^hero-.*-(960|720)\.avif$/, 70_000],
    ['remote-projects', /^hero-.*-960\.avif$/, 70_000],
  ] as const) {
    const heavy = readdirSync(folderOf(folder)).filter((file) => pattern.test(file) && statSync(path.join(folderOf(folder), file)).size > limit);
    expect(heavy).toEqual([]);
  }
});
