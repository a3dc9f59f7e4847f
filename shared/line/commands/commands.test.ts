/** @jest-environment node */
import { checkSiteIntegrity, readComposition } from '../compose';
import { findLive, readActivation } from '../live';
import { keys } from '../storage';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { requireParts } from './context';
import { history, readHistory } from './history';
import { rollback } from './rollback';
import { status } from './status';

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));

const release = (name: Parameters<TestSite['release']>[0]) => site.releaseBuilt(name);
const live = async () => (await site.live()).parts;
const compositionBefore = async () => readActivation(site.storage, ((await findLive(site.storage))?.sequence ?? 0) - 1);

describe('npx manzil rollback', () => {
  it('puts the whole site back, and composes nothing', async () => {
    await release('shop with one more page');
    const before = await site.storage.list('compositions/');
    await rollback(undefined);
    expect((await live()).shop).toBe(site.versions.shop);
    expect(await site.storage.list('compositions/')).toEqual(before);
  });

  it('puts one part back and leaves the others where they are', async () => {
    await release('shop with one more page');
    await release('catalogue in other words');
    await rollback('shop');
    expect(await live()).toMatchObject({
      shop: site.versions.shop,
      catalogue: site.versions['catalogue in other words'],
    });
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });

  it('refuses to take back what another part has come to need', async () => {
    await release('shop that consumes nothing');
    await release('catalogue without the grid');
    await release('catalogue');
    await release('shop');
    await expect(rollback('catalogue')).rejects.toThrow(
      'catalogue no longer exposes the fragment catalogue/fragments/grid, which shop uses on /.',
    );
    expect((await live()).catalogue).toBe(site.versions.catalogue);
  });

  it('--dry-run names the outcome and refusals, and changes nothing', async () => {
    await release('shop that consumes nothing');
    await rollback('shop', { dryRun: true });
    await rollback(undefined, { dryRun: true });
    expect(lines).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining(`Would put live again: shop ${site.versions.shop}`)),
    );
    await release('catalogue without the grid');
    await release('catalogue');
    await release('shop');
    await expect(rollback('catalogue', { dryRun: true })).rejects.toThrow(
      'catalogue no longer exposes the fragment catalogue/fragments/grid, which shop uses on /.',
    );
    expect((await live()).catalogue).toBe(site.versions.catalogue);
  });

  it('--dry-run of the site is refused for a lost page', async () => {
    const { pages } = await site.live();
    await release('shop with one more page');
    await site.storage.remove(pages['/blog']?.file ?? '');
    await expect(rollback(undefined, { dryRun: true })).rejects.toThrow('is incomplete');
  });

  it("goes back to versions over today's byte budgets", async () => {
    await release('catalogue in other words');
    await expect(release('shop that is too heavy')).rejects.toThrow(/\/blog of shop loads \d+\.\d KB of scripts/);
    const heavy = site.versions['shop that is too heavy'];
    await site.goLive({ shop: heavy }, { budgets: 'warn' });
    await release('shop with one more page');
    await rollback('shop', { dryRun: true });
    await rollback('shop');
    expect((await live()).shop).toBe(heavy);
    await release('shop with one more page');
    await site.storage.remove(keys.composition((await compositionBefore()).composition));
    await rollback(undefined);
    expect((await live()).shop).toBe(heavy);
  });

  it('says in a sentence that there is nothing to go back to', async () => {
    await expect(rollback(undefined)).rejects.toThrow('Nothing else has been live before.');
    await expect(rollback('shop')).rejects.toThrow('No other version of shop has been live.');
  });

  it('refuses to go back to a composition that has lost a page', async () => {
    const { pages } = await site.live();
    await release('shop with one more page');
    await site.storage.remove(pages['/blog']?.file ?? '');
    await expect(rollback(undefined)).rejects.toThrow('is incomplete');
    expect((await live()).shop).toBe(site.versions['shop with one more page']);
  });
});

describe('npm run release', () => {
  it('writes again what the storage has lost of a release', async () => {
    const { files } = await site.release('shop with one more page');
    await site.storage.remove(keys.file('shop', files[0]?.name ?? ''));
    await release('shop with one more page');
    expect((await live()).shop).toBe(site.versions['shop with one more page']);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });
});

describe('a command on a part', () => {
  it('lists the parts for an unknown name, and takes each once', () => {
    expect(() => requireParts(['shell', 'shop'])).toThrow('There is no part "shop" here. Parts: shell');
    expect(requireParts(['shell', 'shell'])).toMatchObject([{ name: 'shell', isShell: true }]);
  });
});

describe('npx manzil status', () => {
  it('shows each part with version, commit, age, size and owner', async () => {
    await status();
    const shop = lines.find((line) => line.startsWith('shop'));
    expect(lines[0]).toMatch(/^Composition [0-9a-f]{12}, live since .* 6 pages$/);
    expect(lines[2]?.split(/ {2,}/)).toEqual(['part', 'version', 'commit', 'age', 'scripts', 'owner', 'note']);
    expect(shop).toMatch(
      new RegExp(`^shop +${site.versions.shop} +\\S+ +\\d+ (min|h|days) +\\d+ KB +team-shop +(–|uncommitted sources)$`),
    );
  });

  it('says in a sentence that nothing is live', async () => {
    await site.storage.remove('live/00000001.json');
    await expect(status()).rejects.toThrow('Nothing is live yet.');
  });
});

describe('npx manzil history', () => {
  it('shows when what became live and why, the newest first', async () => {
    await release('shop with one more page');
    await rollback(undefined);
    lines.length = 0;
    await history(20);
    expect(lines.slice(1).map((line) => line.replaceAll(' (uncommitted sources)', '').split(/ {2,}/).slice(4))).toEqual(
      [
        ['rollback to 1', `shop ${site.versions.shop}`],
        ['test', `shop ${site.versions['shop with one more page']}`],
        ['start', expect.stringContaining(`shop ${site.versions.shop}`)],
      ],
    );
  });

  it('reads no further back than it shows', async () => {
    for (const name of ['shop with one more page', 'shop that consumes nothing', 'shop'] as const) await release(name);
    const read = jest.spyOn(site.storage, 'read');
    const now = await findLive(site.storage);
    read.mockClear();
    if (now) expect(await readHistory(site.storage, now, 2)).toHaveLength(2);
    expect(read.mock.calls.map(([key]) => key).filter((key) => key.startsWith('live/'))).toEqual([
      'live/00000003.json',
      'live/00000002.json',
    ]);
  });

  it('still shows an activation whose composition has been pruned', async () => {
    const { id } = await site.live();
    await release('shop with one more page');
    await site.storage.remove((await readComposition(site.storage, id)).pages['/']?.file ?? '');
    await site.storage.remove(`compositions/${id}/composition.json`);
    lines.length = 0;
    await history(20);
    expect(lines).toHaveLength(3);
  });
});
