/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listParts, root } from '../part';
import { listPlans, type PartImages } from './make-images';
import { exportName, filesOf, openSourceImage, readRecords, recordOf } from './pictures';

const folderOf = (part: string) => path.join(root, part, 'images');
const sizeOf = (...names: string[]) => statSync(path.join(...names)).size;
const withPictures = listParts()
  .map(({ name }) => name)
  .filter((name) => name !== 'shell');

let plans: PartImages[];

beforeAll(async () => {
  plans = await listPlans();
});

const planOf = (name: string) => plans.find(({ part }) => part === name);

// A repository with the shell only has none.
const [describeEach, testAll] =
  withPictures.length > 0 ? [describe.each(withPictures), test] : [describe.skip.each(['no']), test.skip];

describeEach('the pictures of the %s team', (name) => {
  test('match source images and plans (npm run images)', async () => {
    const { folder = '', plan = [] } = planOf(name) ?? {};
    const records = folder ? readRecords(folder) : {};
    for (const image of plan)
      expect({ [exportName(image)]: records[exportName(image)] }).toEqual({
        [exportName(image)]: recordOf(image, await openSourceImage(path.join(folder, 'source'), image.source)),
      });
  });

  test('are committed whole, and nothing else is', () => {
    const { folder, plan = [] } = planOf(name) ?? {};
    if (!folder) return;
    const records = readRecords(folder);
    expect(Object.keys(records).sort()).toEqual(plan.map(exportName).sort());
    const made = Object.values(records).flatMap(filesOf);
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
    const { folder } = planOf(name) ?? {};
    const sources = folder ? path.join(folder, 'source') : '';
    const heavy = (sources ? readdirSync(sources) : []).filter((file) => sizeOf(sources, file) > 1_000_000);
    expect(heavy).toEqual([]);
  });
});

testAll('a picture beside a link is 1200 × 630 pixels and weighs under 300 KB', async () => {
  const files = plans.flatMap(({ folder }) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('-link-1200.jpg'))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThanOrEqual(17);
  for (const file of files) {
    const { width, height } = await sharp(file).metadata();
    expect([file, width, height, sizeOf(file) < 300_000]).toEqual([file, 1200, 630, true]);
  }
});

testAll('cards at 720 px have at most 60 KB, heads on phones 90 KB', () => {
  for (const [folder, pattern, limit] of [
    ['remote-projects', /^project-\d\d-card-720\.avif$/, 60_000],
    ['remote-marketing', /^hero-.*-(960|720)\.avif$/, 70_000],
    ['remote-projects', /^project-\d\d-card-1050\.avif$/, 90_000],
    ['remote-marketing', /^blog-\d-upright-875\.avif$/, 90_000],
  ] as const) {
    const heavy = readdirSync(folderOf(folder)).filter(
      (file) => pattern.test(file) && sizeOf(folderOf(folder), file) > limit,
    );
    expect(heavy).toEqual([]);
  }
});
