/** @jest-environment node */
import { listParts } from './part';
import { Checkout, readAll } from './testing/checkout';

const parts = listParts().map(({ name }) => name);

async function buildAllIn(folderName: string, names: readonly string[]) {
  const checkout = new Checkout(folderName, { isWhole: true });
  try {
    const builds = await checkout.buildParts(names);
    return new Map(builds.map(({ dir }, index) => [names[index], readAll(dir)]));
  } finally {
    checkout.remove();
  }
}

test('every part has the same files in folders with different names, built in another order', async () => {
  const here = await buildAllIn('x', parts);
  const elsewhere = await buildAllIn('quite-another-place-with-a-longer-name', parts.toReversed());
  for (const part of parts) {
    expect(Object.keys(here.get(part) ?? {}).length).toBeGreaterThan(5);
    expect(elsewhere.get(part)).toEqual(here.get(part));
  }
}, 1_200_000);
