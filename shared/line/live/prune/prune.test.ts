/** @jest-environment node */
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keys, replaceMethods } from '../../storage';
import { findLive, findPartTarget } from '..';
import { checkSiteIntegrity, readComposition } from '../../compose';
import { TestSite } from '../../testing/fixture/site';
import { prune } from './prune';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.open();
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'setInterval', 'performance'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await site.close();
});

const day = 86_400_000;
const passDays = (days: number) => jest.setSystemTime(Date.now() + days * day);
const shopsOf = async () =>
  (await site.storage.list('releases/shop/')).filter((key) => key.endsWith('/release.json')).length;
const compositionsOf = async () =>
  (await site.storage.list(keys.compositions)).filter((key) => key.endsWith('/composition.json')).length;

async function releaseThreeShops(days: number): Promise<string[]> {
  const ids = [(await site.live()).id];
  for (const name of ['shop with one more page', 'shop that consumes nothing'] as const) {
    passDays(days);
    ids.push((await site.goLive({ shop: site.versions[name] })).composition.id);
  }
  return ids;
}

describe('prune', () => {
  it('keeps everything live and every rollback target', async () => {
    await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    const [, before, now] = await releaseThreeShops(100);
    passDays(100);
    await prune(site.storage, 0);
    for (const id of [before, now])
      expect(await checkSiteIntegrity(site.storage, await readComposition(site.storage, id ?? ''))).toEqual([]);
    expect(await site.storage.read(keys.release('catalogue', site.versions.catalogue))).toBeDefined();
    expect(await compositionsOf()).toBe(2);
    expect(await shopsOf()).toBe(2);
  });

  it('keeps what was live within the days, also when it was activated long before', async () => {
    const [first] = await releaseThreeShops(40);
    passDays(1);
    await prune(site.storage, 42);
    expect(await checkSiteIntegrity(site.storage, await readComposition(site.storage, first ?? ''))).toEqual([]);
    await prune(site.storage, 40);
    expect(await site.storage.read(keys.composition(first ?? ''))).toBeUndefined();
  });

  it('removes the browser files that no release names any more, and only those', async () => {
    await releaseThreeShops(100);
    passDays(100);
    const before = await site.storage.list(keys.files);
    const { files } = await prune(site.storage, 30);
    const after = await site.storage.list(keys.files);
    expect(files).toBeGreaterThan(0);
    expect(before.length - after.length).toBe(files);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });

  it('removes pages of expired compositions only', async () => {
    await releaseThreeShops(100);
    passDays(100);
    const before = await site.storage.list('pages/');
    const { content } = await prune(site.storage, 30);
    const after = await site.storage.list('pages/');
    expect(content).toBeGreaterThanOrEqual(before.length - after.length);
    expect(after.length).toBeLessThan(before.length);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
    // A missing page set is rendered again.
    const { composition } = await site.goLive({ shop: site.versions['shop with one more page'] });
    expect(await checkSiteIntegrity(site.storage, composition)).toEqual([]);
  });

  it('keeps a release of these days that has never been live', async () => {
    await prune(site.storage, 30);
    expect(await site.storage.read(keys.release('shop', site.versions['shop that throws']))).toBeDefined();
    passDays(31);
    await prune(site.storage, 30);
    expect(await site.storage.read(keys.release('shop', site.versions['shop that throws']))).toBeUndefined();
  });

  it('says in a sentence that a release beside it has lost files', async () => {
    await releaseThreeShops(100);
    passDays(100);
    const { remove } = site.storage;
    const [page] = Object.values((await site.live()).pages);
    const storage = replaceMethods(site.storage, {
      remove: async (key) => {
        await remove.call(site.storage, key);
        await remove.call(site.storage, page?.file ?? '');
      },
    });
    await expect(prune(storage, 0)).rejects.toThrow('Something was released while this removed files');
  });

  it('removes nothing at all before anything is live', async () => {
    for (const key of await site.storage.list('live/')) await site.storage.remove(key);
    expect(await prune(site.storage, 0)).toEqual({
      compositions: 0,
      releases: 0,
      content: 0,
      files: 0,
      leftovers: 0,
    });
  });

  it('keeps the way back of a part that has been released less often than the days', async () => {
    await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    await releaseThreeShops(100);
    await site.goLive({ shop: site.versions.shop });
    passDays(100);
    await prune(site.storage, 30);
    const live = await findLive(site.storage);
    expect(live && (await findPartTarget(site.storage, live, 'catalogue'))?.parts.catalogue).toBe(
      site.versions.catalogue,
    );
  });

  it('removes what killed writes have left, once they are an hour old', async () => {
    const [old, young] = ['.0123456789abcdef.part', '.fedcba9876543210.part'].map((name) =>
      join(site.folder, 'files', name),
    );
    for (const file of [old, young]) await writeFile(file ?? '', 'half');
    await utimes(old ?? '', 1, 1);
    await utimes(young ?? '', Date.now() / 1000, Date.now() / 1000);
    expect((await prune(site.storage, 30)).leftovers).toBe(1);
    expect(await readdir(join(site.folder, 'files'))).not.toContain('.0123456789abcdef.part');
    expect(await readdir(join(site.folder, 'files'))).toContain('.fedcba9876543210.part');
  });

  it('leaves a storage into which the next team can release', async () => {
    await releaseThreeShops(100);
    passDays(100);
    await prune(site.storage, 0);
    await site.releaseBuilt('catalogue whose grid can sort');
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });
});
