/** @jest-environment node */
import { keys, visitSuffix } from '../storage';
import { replaceMethods } from '../testing/storage/replace-methods';
import { checkSiteIntegrity, readComposition } from '../compose';
import { TestSite } from '../testing/fixture/site';
import { findLive } from './live-log';
import { prune } from './prune';
import { findPartTarget } from './rollback';

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
const countOf = async (prefix: string, end: string) =>
  (await site.storage.list(prefix)).filter((key) => key.endsWith(end)).length;

async function releaseThreeShops(days: number): Promise<string[]> {
  const ids = [(await site.live()).id];
  for (const name of ['shop with one more page', 'shop that consumes nothing'] as const) {
    passDays(days);
    ids.push((await site.goLive({ shop: site.versions[name] })).composition.id);
  }
  return ids;
}

describe('prune', () => {
  test('keeps everything live and every rollback target', async () => {
    await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    const [, before, now] = await releaseThreeShops(100);
    passDays(100);
    await prune(site.storage, 0);
    for (const id of [before, now])
      expect(await checkSiteIntegrity(site.storage, await readComposition(site.storage, id ?? ''))).toEqual([]);
    const live = await findLive(site.storage);
    expect(live && (await findPartTarget(site.storage, live, 'catalogue'))?.parts.catalogue).toBe(
      site.versions.catalogue,
    );
    expect(await countOf(keys.compositions, '/composition.json')).toBe(2);
    expect(await countOf('releases/shop/', '/release.json')).toBe(2);
  });

  test("keeps and removes the check's visit of a page with the page", async () => {
    const [before, , now] = await releaseThreeShops(100);
    const visitOf = async (id?: string) =>
      (await readComposition(site.storage, id ?? '')).pages['/']!.file + visitSuffix;
    const visits = [await visitOf(before), await visitOf(now)];
    for (const visit of visits) await site.storage.writeOnce(visit, 'a visit');
    passDays(100);
    await prune(site.storage, 0);
    expect((await site.storage.list(keys.pages)).filter((key) => visits.includes(key))).toEqual([visits[1]]);
  });

  test('keeps what was live within the days, also when it was activated long before', async () => {
    const [first] = await releaseThreeShops(40);
    passDays(1);
    await prune(site.storage, 42);
    expect(await checkSiteIntegrity(site.storage, await readComposition(site.storage, first ?? ''))).toEqual([]);
    await prune(site.storage, 40);
    expect(await site.storage.read(keys.composition(first ?? ''))).toBeUndefined();
  });

  test('removes files and pages that nothing names any more, and only those', async () => {
    const [first] = await releaseThreeShops(100);
    passDays(100);
    const content = [keys.files, keys.pages, keys.registries, keys.rootFiles];
    const count = async () =>
      (await Promise.all(content.map((prefix) => site.storage.list(prefix)))).map(
        (each) => each.filter((key) => !key.endsWith('.br')).length,
      );
    const before = await count();
    const removed = await prune(site.storage, 30);
    const gone = (await count()).map((now, index) => (before[index] ?? 0) - now);
    const [files = 0, pages = 0] = gone;
    expect([files > 0, pages > 0]).toEqual([true, true]);
    const folders = removed.filter((name) => /^(compositions|releases)\//.test(name));
    expect(folders).toContain(`compositions/${first}`);
    expect(gone.reduce((sum, each) => sum + each)).toBe(removed.length - folders.length);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
    // A missing page set is rendered again.
    const { composition } = await site.goLive({ shop: site.versions['shop with one more page'] });
    expect(await checkSiteIntegrity(site.storage, composition)).toEqual([]);
  });

  test('keeps a release of these days that has never been live', async () => {
    const key = keys.release('shop', site.versions['shop that is too heavy']);
    await prune(site.storage, 30);
    expect(await site.storage.read(key)).toBeDefined();
    passDays(31);
    await prune(site.storage, 30);
    expect(await site.storage.read(key)).toBeUndefined();
  });

  test('says in a sentence that a release beside it has lost files', async () => {
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

  test('removes nothing at all before anything is live', async () => {
    for (const key of await site.storage.list('live/')) await site.storage.remove(key);
    const before = await site.storage.list('');
    await prune(site.storage, 0);
    expect(await site.storage.list('')).toEqual(before);
  });
});
