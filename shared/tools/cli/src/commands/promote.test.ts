/** @jest-environment node */
import { changeState, findLive } from '@site/delivery/activate';
import { checkSiteIntegrity } from '@site/delivery/compose';
import { findRelease } from '@site/delivery/release';
import { TestSite } from '@site/delivery/testing';
import { keys } from '@site/delivery/storage';
import { promote } from './promote';
import { withdraw } from './withdraw';

let staging: TestSite;
let live: TestSite;
let lines: string[];

beforeEach(async () => {
  staging = await TestSite.open();
  live = await TestSite.open();
  process.env.SITE_DIR = live.folder;
  process.env.SITE_STORAGE_STAGING = staging.folder;
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  // The fixture stores every variant on both sides; real sites do not.
  for (const name of ['shop with one more page', 'catalogue in other words', 'catalogue without the grid'] as const)
    await forget(live, name);
});
afterEach(async () => {
  delete process.env.SITE_DIR;
  delete process.env.SITE_STORAGE_STAGING;
  await Promise.all([staging.close(), live.close()]);
});

async function forget(site: TestSite, name: Parameters<TestSite['release']>[0]): Promise<void> {
  const { part, version, files } = await site.release(name);
  const used = (await site.release(part === 'shop' ? 'shop' : 'catalogue')).files.map((file) => file.name);
  await site.storage.remove(keys.release(part, version));
  await site.storage.remove(keys.nodeBundle(part, version));
  for (const file of files.filter((each) => !used.includes(each.name)))
    await site.storage.remove(keys.file(part, file.name));
}

const quick = { browser: false };

describe('a promotion', () => {
  it('activates the same releases in the other storage with their origin', async () => {
    await staging.releaseBuilt('shop with one more page');
    await promote('staging', 'live', [], { ...quick, why: 'tested' });
    const version = staging.versions['shop with one more page'];
    expect((await live.live()).parts).toEqual((await staging.live()).parts);
    expect(await findRelease(live.storage, 'shop', version)).toEqual(
      await findRelease(staging.storage, 'shop', version),
    );
    expect(await checkSiteIntegrity(live.storage, await live.live())).toEqual([]);
    expect((await findLive(live.storage))?.reason).toBe(`promote shop ${version} from staging: tested`);
  });

  it('takes only the named parts', async () => {
    await staging.releaseBuilt('shop with one more page');
    await staging.releaseBuilt('catalogue in other words');
    await promote('staging', 'live', ['catalogue'], quick);
    expect((await live.live()).parts).toMatchObject({
      shop: live.versions.shop,
      catalogue: live.versions['catalogue in other words'],
    });
  });

  it('is checked against what is live there', async () => {
    await staging.releaseBuilt('shop that consumes nothing');
    await staging.releaseBuilt('catalogue without the grid');
    await expect(promote('staging', 'live', ['catalogue'], quick)).rejects.toThrow(
      'catalogue no longer exposes the fragment catalogue/fragments/grid, which shop uses on /.',
    );
    expect((await live.live()).parts.catalogue).toBe(live.versions.catalogue);
    await promote('staging', 'live', [], quick);
    expect((await live.live()).parts.catalogue).toBe(live.versions['catalogue without the grid']);
  });

  it('is refused for a version that staging has withdrawn', async () => {
    await staging.releaseBuilt('shop with one more page');
    const withdrawn = {
      [`shop@${staging.versions['shop with one more page']}`]: { at: new Date().toISOString(), why: 'broken' },
    };
    await changeState({ storage: staging.storage, reason: 'test', change: (state) => ({ ...state, withdrawn }) });
    await expect(promote('staging', 'live', ['shop'], quick)).rejects.toThrow(/was withdrawn on .* broken/);
  });

  it('is refused while the target is frozen, unless that is overridden', async () => {
    await staging.releaseBuilt('catalogue in other words');
    await changeState({
      storage: live.storage,
      reason: 'test',
      change: (state) => ({ ...state, freeze: { until: '2999-01-01T00:00:00Z', why: 'holidays' } }),
    });
    await expect(promote('staging', 'live', [], quick)).rejects.toThrow('Frozen until 2999-01-01');
    await promote('staging', 'live', [], { ...quick, overrideFreeze: true });
    expect((await findLive(live.storage))?.reason).toContain('(freeze until 2999-01-01 overridden)');
  });

  it('is only described by --dry-run, and stores nothing', async () => {
    await staging.releaseBuilt('shop with one more page');
    const before = await live.storage.list('');
    expect(await promote('staging', 'live', [], { ...quick, dryRun: true })).toBe(true);
    expect(lines.join()).toContain(`Would put live in live: shop ${staging.versions['shop with one more page']}.`);
    expect((await live.storage.list('')).filter((key) => !before.includes(key))).toEqual([]);
  });

  it('says when there is nothing to do', async () => {
    expect(await promote('staging', 'live', [], quick)).toBe(false);
    expect(lines).toEqual(['live has these releases already.']);
  });

  it('of a release that lost a file on the way is refused', async () => {
    await staging.releaseBuilt('shop with one more page');
    await staging.storage.remove(keys.nodeBundle('shop', staging.versions['shop with one more page']));
    await expect(promote('staging', 'live', [], quick)).rejects.toThrow('is missing from the storage that shop@');
    expect((await live.live()).parts.shop).toBe(live.versions.shop);
  });
});

it.each([
  ['nowhere', '"nowhere" names no storage.'],
  ['./not-there', './not-there is not there.'],
  ['https://example.org/x', '"https://example.org/x" is not a storage.'],
])('%s that is not a storage is refused with a sentence', async (word, sentence) => {
  await expect(promote(word, 'live', [], quick)).rejects.toThrow(sentence);
});

it('a version that is withdrawn in the target is not promoted back', async () => {
  await live.goLive({ shop: live.versions['shop that consumes nothing'] });
  await withdraw(`shop@${live.versions.shop}`, { why: 'prices' });
  await expect(promote('staging', 'live', ['shop'], quick)).rejects.toThrow(/was withdrawn on .* prices/);
});
