/** @jest-environment node */
import { checkSiteIntegrity, readComposition } from '../compose';
import { findLive, findPartTarget, readActivation } from '../live';
import { keys } from '../storage';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { history } from './history';
import { prune } from './prune';
import { uses } from './uses';
import { release as releaseStored } from './release';
import { remove } from './remove';
import { rollback } from './rollback';
import { status } from './status';

jest.mock('../live', () => {
  const actual = jest.requireActual<typeof import('../live')>('../live');
  return { ...actual, findPartTarget: jest.fn(actual.findPartTarget) };
});

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

const release = (name: Parameters<TestSite['release']>[0]) => site.releaseBuilt(name);
const live = async () => (await site.live()).parts;
const compositionBefore = async () => readActivation(site.storage, ((await findLive(site.storage))?.sequence ?? 0) - 1);

describe('npx manzil rollback', () => {
  test('puts the whole site back, and composes nothing', async () => {
    await release('shop with one more page');
    const before = await site.storage.list('compositions/');
    await rollback(undefined);
    expect((await live()).shop).toBe(site.versions.shop);
    expect(await site.storage.list('compositions/')).toEqual(before);
  });

  test('puts one part back and leaves the others where they are', async () => {
    await release('shop with one more page');
    await release('catalogue in other words');
    await rollback('shop');
    expect(await live()).toMatchObject({
      shop: site.versions.shop,
      catalogue: site.versions['catalogue in other words'],
    });
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });

  test('refuses what another part has come to need', async () => {
    await release('shop that consumes nothing');
    await release('catalogue without the grid');
    await release('catalogue');
    await release('shop');
    await expect(rollback('catalogue')).rejects.toThrow(
      'catalogue no longer exposes the fragment catalogue/fragments/grid, which shop uses on /.',
    );
    expect((await live()).catalogue).toBe(site.versions.catalogue);
  });

  test('refuses what has gone live since it was asked', async () => {
    await release('shop with one more page');
    const { findPartTarget: find } = jest.requireActual<typeof import('../live')>('../live');
    jest.mocked(findPartTarget).mockImplementationOnce(async (...given) => {
      const target = await find(...given);
      await release('shop that consumes nothing');
      return target;
    });
    await expect(rollback('shop')).rejects.toThrow(/^shop was changed while this was checked: /);
    expect((await live()).shop).toBe(site.versions['shop that consumes nothing']);
  });

  test('composes again what has lost a page', async () => {
    const { pages } = await site.live();
    await release('shop with one more page');
    await site.storage.remove(pages['/blog']?.file ?? '');
    await rollback(undefined);
    expect((await live()).shop).toBe(site.versions.shop);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });

  test("goes back to versions over today's byte budgets", async () => {
    await release('catalogue in other words');
    await expect(release('shop that is too heavy')).rejects.toThrow(/\/blog of shop loads \d+\.\d KB of scripts/);
    const heavy = site.versions['shop that is too heavy'];
    await site.goLive({ shop: heavy }, { budgets: 'warn' });
    await release('shop with one more page');
    await rollback('shop');
    expect((await live()).shop).toBe(heavy);
    await release('shop with one more page');
    await site.storage.remove(keys.composition((await compositionBefore()).composition));
    await rollback(undefined);
    expect((await live()).shop).toBe(heavy);
  });

  test('says in a sentence that there is nothing to go back to', async () => {
    await expect(rollback(undefined)).rejects.toThrow('Nothing else has been live before.');
    await expect(rollback('shop')).rejects.toThrow('No other version of shop that was live is still stored.');
  });
});

test('npx manzil release records why', async () => {
  const version = `shop@${site.versions['shop with one more page']}`;
  await releaseStored([version], { withoutBrowser: true, why: 'one more page' });
  expect((await findLive(site.storage))?.reason).toMatch(/^release shop .*: one more page$/);
});

test('release --dry-run names the changed pages, and remove names who needs a part', async () => {
  const before = [await findLive(site.storage), await site.storage.list('')];
  const said: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const version = `shop@${site.versions['shop with one more page']}`;
  await releaseStored([version], { withoutBrowser: true, dryRun: true });
  expect(said.at(-1)).toContain('changed pages: /, /blog, /pricing');
  expect([await findLive(site.storage), await site.storage.list('')]).toEqual(before);
  await expect(remove('catalogue')).rejects.toThrow('shop');
  expect(await findLive(site.storage)).toEqual(before[0]);
});

test('npx manzil status shows each part with version, commit, time, size and owner', async () => {
  await status();
  const shop = lines.find((line) => line.startsWith('shop'));
  expect(lines[0]).toMatch(/^Composition [0-9a-f]{12}, live since .* 6 pages$/);
  expect(lines[2]?.split(/ {2,}/)).toEqual(['part', 'version', 'commit', 'built', 'scripts', 'owner', 'note']);
  expect(shop).toMatch(new RegExp(`^shop +${site.versions.shop} +\\S+ +20\\d\\d-\\S+ +\\d+ KB +team-shop +–$`));
});

describe('npx manzil history', () => {
  test('shows when what became live and why, the newest first', async () => {
    await release('shop with one more page');
    await rollback(undefined);
    lines.length = 0;
    await history(20);
    expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(4))).toEqual([
      ['rollback to 1', `shop ${site.versions.shop}`],
      ['test', `shop ${site.versions['shop with one more page']}`],
      ['start', expect.stringContaining(`shop ${site.versions.shop}`)],
    ]);
  });

  test('still shows an activation whose composition has been pruned', async () => {
    const { id } = await site.live();
    await release('shop with one more page');
    await site.storage.remove((await readComposition(site.storage, id)).pages['/']?.file ?? '');
    await site.storage.remove(`compositions/${id}/composition.json`);
    lines.length = 0;
    await history(20);
    expect(lines).toHaveLength(3);
  });
});

test('npx manzil prune --dry-run lists and keeps what prune deletes, which history marks', async () => {
  for (const name of ['shop with one more page', 'shop that consumes nothing', 'shop with one more page'] as const)
    await release(name);
  const stored = await site.storage.list('');
  lines.length = 0;
  await prune({ keepDays: 0, dryRun: true });
  const listed = lines.slice(0, -1);
  expect(await site.storage.list('')).toEqual(stored);
  expect(listed).toContain(`releases/shop/${site.versions.shop}`);
  lines.length = 0;
  await prune({ keepDays: 0 });
  expect(lines.slice(0, -1)).toEqual(listed);
  lines.length = 0;
  await history(20);
  expect(lines.at(-1)).toContain(`shop ${site.versions.shop} (pruned)`);
});

test('npx manzil uses names the live parts that use a fragment, a path or a shared module', async () => {
  const shop = `shop +${site.versions.shop} +team-shop`;
  await uses('catalogue/fragments/grid');
  expect(lines.slice(1)).toEqual([expect.stringMatching(new RegExp(`^${shop} +label=`))]);
  lines.length = 0;
  await uses('@site/runtime');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${shop} +`)));
  lines.length = 0;
  await uses('/project_details/1');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${shop} +links to /project_details/1 on /$`)));
  lines.length = 0;
  await uses('/nowhere');
  expect(lines).toEqual(['No live part uses /nowhere.']);
});
