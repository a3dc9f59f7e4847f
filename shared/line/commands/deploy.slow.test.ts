/** @jest-environment node */
import { findLive, lift } from '../live';
import { configOf, readSettings } from '../storage/settings';
import { type TestSite, type VariantName } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { rollback } from './rollback';
import type { CommandContext } from './context';
import { deploy, deployReleased, type Sources } from './deploy';
import { Progress } from './progress';

let site: TestSite;
let said: string[];
let steps: string[];

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  [said, steps] = [[], []];
});

function context(): CommandContext {
  const progress = new Progress();
  jest.spyOn(progress, 'say').mockImplementation((line) => void said.push(line));
  const settings = readSettings({ SITE_DIR: site.folder });
  return { settings, storage: site.storage, progress, readConfig: async () => configOf({}) };
}

function checkoutWith(shop: VariantName): Omit<Sources, 'findReleased'> {
  const names: VariantName[] = ['shell', 'catalogue', 'entry', shop];
  const parts = names.map((name) => site.partOf(name));
  return {
    listParts: () => parts,
    build: async (built, onDone) => {
      for (const part of built) {
        steps.push(`build ${part.name}`);
        await onDone({ part, wasBuilt: false, seconds: 0 });
      }
    },
    release: async (_, part) => {
      steps.push(`release ${part.name}`);
      return site.releaseVariant(names.find((name) => name.split(' ')[0] === part.name) ?? 'shop');
    },
  };
}

const liveShop = async () => (await site.live()).parts.shop;

describe('what npm start, npx manzil compose and the suite put live', () => {
  it("is today's sources, also after other content was live", async () => {
    await deploy(context(), checkoutWith('shop'));
    // A part is released while the next one is built.
    expect(steps.slice(0, 4)).toEqual(['build shell', 'release shell', 'build catalogue', 'release catalogue']);
    await deploy(context(), checkoutWith('shop with one more page'));
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
    await deploy(context(), checkoutWith('shop'));
    expect(await liveShop()).toBe(site.versions.shop);
  });

  it('keeps a pinned version with a message until its release', async () => {
    await deploy(context(), checkoutWith('shop with one more page'));
    await rollback('shop');
    expect((await findLive(site.storage))?.pins).toEqual({ shop: site.versions.shop });
    await deploy(context(), checkoutWith('shop with one more page'));
    expect(await liveShop()).toBe(site.versions.shop);
    expect(said).toContainEqual(
      expect.stringContaining(`shop stays at ${site.versions.shop}, where a rollback has pinned it`),
    );

    // A pin is lifted even where the released version is live already.
    await site.goLive({ shop: site.versions.shop }, { change: (state) => lift(state, ['shop']) });
    expect((await findLive(site.storage))?.pins).toBeUndefined();
    await deploy(context(), checkoutWith('shop with one more page'));
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
  });

  it('is pinned as a whole by a rollback of the site', async () => {
    await deploy(context(), checkoutWith('shop with one more page'));
    await rollback(undefined);
    await deploy(context(), checkoutWith('shop with one more page'));
    expect(await liveShop()).toBe(site.versions.shop);
  });

  it('is put live without a compiler when everything is released, and otherwise not at all', async () => {
    const { listParts } = checkoutWith('shop with one more page');
    const released = { ...site.versions, shop: site.versions['shop with one more page'] };
    const before = await findLive(site.storage);
    const find = async (_: unknown, { name }: { name: string }): Promise<string | undefined> =>
      released[name as VariantName];
    const isShopNew: typeof find = async (storage, part) => (part.name === 'shop' ? undefined : find(storage, part));
    expect(await deployReleased(context(), { listParts, findReleased: isShopNew })).toBeUndefined();
    expect([await findLive(site.storage), said]).toEqual([before, []]);
    await deployReleased(context(), { listParts, findReleased: find });
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
    expect(said).toContain('shop is built already');
  });
});
