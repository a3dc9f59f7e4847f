/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkSiteIntegrity } from '../compose';
import { eachOf, type Storage } from '../storage';
import { replaceMethods } from '../testing/storage/replace-methods';
import { TestSite } from '../testing/fixture/site';

const variant = 'shop with one more page';
const killed = new Error('killed');

/** Its n-th write or removal, and all later ones, fail. The n-th write leaves what a power cut leaves. */
function dying({ folder, storage }: TestSite, last: number): Storage {
  let steps = 0;
  const die = () => Promise.reject(killed);
  return replaceMethods(storage, {
    remove: (key) => (++steps >= last ? die() : storage.remove(key)),
    writeOnce: async (key, bytes) => {
      steps += 1;
      if (steps < last) return storage.writeOnce(key, bytes);
      const aside = join(folder, dirname(key), `.${String(steps).padStart(16, '0')}.part`);
      await mkdir(dirname(aside), { recursive: true });
      await writeFile(aside, Buffer.from(bytes).subarray(0, bytes.length / 2));
      return die();
    },
  });
}

async function dieAndRecover(step: number): Promise<boolean> {
  const copy = await TestSite.open();
  try {
    await copy.forget(variant);
    const end: unknown = await copy.releaseBuilt(variant, dying(copy, step)).catch((error: unknown) => error);
    expect([undefined, killed]).toContain(end);
    const live = await copy.live();
    expect(await checkSiteIntegrity(copy.storage, live)).toEqual([]);
    // The activation is the last write.
    expect([step, live.parts.shop === copy.versions[variant]]).toEqual([step, end === undefined]);
    await copy.releaseBuilt(variant);
    expect((await copy.live()).parts).toMatchObject({ shop: copy.versions[variant] });
    expect(await checkSiteIntegrity(copy.storage, await copy.live())).toEqual([]);
    return end === killed;
  } finally {
    await copy.close();
  }
}

test('a release that dies in any of its writes leaves the old site, and can be repeated', async () => {
  let count = 0;
  for (let died = [true]; died.every(Boolean); count += died.filter(Boolean).length)
    died = await eachOf(
      [1, 2, 3, 4].map((offset) => count + offset),
      dieAndRecover,
    );
  expect(count).toBeGreaterThan(20);
});
