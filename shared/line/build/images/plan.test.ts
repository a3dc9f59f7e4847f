/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describeImage, exportName, filesOf, findPlan, readRecords } from './make-images';
import type { ImagePlan } from './plan';
import { listParts } from '../../checkout';

const sizeOf = (...names: string[]) => statSync(path.join(...names)).size;
const withPictures = listParts().filter(({ isShell }) => !isShell);

let plans: ReadonlyMap<string, ImagePlan>;

beforeAll(async () => {
  const found = await Promise.all(withPictures.map(async ({ dir }) => [dir, (await findPlan(dir)) ?? []] as const));
  plans = new Map(found);
});

// A repository with the shell only has none.
const describeEach =
  withPictures.length > 0 ? describe.each(withPictures) : describe.skip.each([{ name: 'no', dir: '' }]);

describeEach('the pictures of the $name team', ({ dir = '' }) => {
  const folder = path.join(dir, 'images');

  test('match source images and plans (npm run images)', async () => {
    const wanted: [string, object][] = [];
    for (const image of plans.get(dir) ?? [])
      wanted.push([exportName(image), (await describeImage(folder, image)).record]);
    expect(readRecords(folder)).toEqual(Object.fromEntries(wanted));
  });

  test('are committed whole, and nothing else is', () => {
    const plan = plans.get(dir) ?? [];
    if (plan.length === 0) return;
    const made = Object.values(readRecords(folder)).flatMap(filesOf);
    expect(readdirSync(folder).sort()).toEqual([...made, 'manifest.json', 'plan.ts', 'source'].sort());
    const sources = new Set(plan.map(({ source }) => source));
    expect(
      readdirSync(path.join(folder, 'source'))
        .filter((file) => file !== 'manifest.json')
        .map((file) => path.parse(file).name)
        .sort(),
    ).toEqual([...sources].sort());
  });

  test('come from source images of at most 1 MB each', () => {
    const sources = plans.get(dir)?.length ? path.join(folder, 'source') : '';
    const heavy = (sources ? readdirSync(sources) : []).filter((file) => sizeOf(sources, file) > 1_000_000);
    expect(heavy).toEqual([]);
  });
});

test('a picture beside a link is 1200 × 630 pixels and weighs under 300 KB', async () => {
  const files = [...plans].flatMap(([dir, plan]) =>
    plan.filter(({ use }) => use === 'linkPreview').map(({ name }) => path.join(dir, 'images', `${name}-1200.jpg`)),
  );
  for (const file of files) {
    const { width, height } = await sharp(file).metadata();
    expect([file, width, height, sizeOf(file) < 300_000]).toEqual([file, 1200, 630, true]);
  }
});

test.each([
  [/-card-720\.avif$/, 60_000],
  [/^hero-.*-(960|720)\.avif$/, 70_000],
  [/-card-1050\.avif$/, 90_000],
  [/-upright-875\.avif$/, 90_000],
])('a picture like %s has at most %i bytes', (pattern, limit) => {
  const files = [...plans].flatMap(([dir, plan]) =>
    (plan.length > 0 ? readdirSync(path.join(dir, 'images')) : []).map((file) => path.join(dir, 'images', file)),
  );
  expect(files.filter((file) => pattern.test(path.basename(file)) && sizeOf(file) > limit)).toEqual([]);
});
