/** @jest-environment node */
import { listParts } from './part';
import { Checkout, readAll } from './testing/checkout';

// Two builds of each part take minutes.
const atNight = process.env.EVERY_PART ? test : test.skip;

const parts = listParts().map(({ name }) => name);

async function buildAllIn(folderName: string) {
  const checkout = new Checkout(folderName, { isWhole: true });
  try {
    const builds = await checkout.buildParts(parts);
    return builds.map(({ dir }, index) => ({ part: parts[index], files: readAll(dir) }));
  } finally {
    checkout.remove();
  }
}

atNight(
  'every part has the same files in folders with different names',
  async () => {
    const here = await buildAllIn('x');
    const elsewhere = await buildAllIn('quite-another-place-with-a-longer-name');
    expect(here.map(({ files }) => Object.keys(files).length > 5)).toEqual(parts.map(() => true));
    for (const [index, built] of here.entries()) expect(elsewhere[index]).toEqual(built);
  },
  1_200_000,
);
