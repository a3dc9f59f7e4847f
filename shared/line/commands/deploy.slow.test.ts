/** @jest-environment node */
import { findLive, lift } from '../live';
import { findReleased } from '../release';
import { type TestSite, type VariantName } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { rollback } from './rollback';
import { deploy } from './deploy';
import { contextOf, useCheckout } from './testing/checkout';

let site: TestSite;
let said: string[];
let steps: string[];

jest.mock('../checkout', () => ({ ...jest.requireActual<object>('../checkout'), listParts: jest.fn() }));
jest.mock('../build', () => ({
  ...jest.requireActual<object>('../build'),
  buildParts: jest.fn(),
  buildDir: jest.fn(),
}));
jest.mock('../release', () => ({
  ...jest.requireActual<object>('../release'),
  releasePart: jest.fn(),
  findReleased: jest.fn(),
}));
openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  [said, steps] = [[], []];
});

const context = () => contextOf(site, said);
const useShop = (shop: VariantName) => (steps = useCheckout(site, ['shell', 'catalogue', 'entry', shop]));

async function deployWith(shop: VariantName): Promise<void> {
  useShop(shop);
  await deploy(context());
}

const liveShop = async () => (await site.live()).parts.shop;

describe('what npm start, npx manzil deploy and the suite put live', () => {
  test("is today's sources, also after other content was live", async () => {
    await deployWith('shop');
    // A part is released while the next one is built.
    expect(steps.slice(0, 4)).toEqual(['build shell', 'release shell', 'build catalogue', 'release catalogue']);
    await deployWith('shop with one more page');
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
    await deployWith('shop');
    expect(await liveShop()).toBe(site.versions.shop);
  });

  test('keeps a pinned version with a message until its release', async () => {
    await deployWith('shop with one more page');
    await rollback('shop');
    expect((await findLive(site.storage))?.pins).toEqual({ shop: site.versions.shop });
    await deployWith('shop with one more page');
    expect(await liveShop()).toBe(site.versions.shop);
    expect(said).toContainEqual(
      expect.stringContaining(`shop stays at ${site.versions.shop}, where a rollback has pinned it`),
    );

    // A pin is lifted even where the released version is live already.
    await site.goLive({ shop: site.versions.shop }, { change: (state) => lift(state, ['shop']) });
    expect((await findLive(site.storage))?.pins).toBeUndefined();
    await deployWith('shop with one more page');
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
  });

  test('is pinned as a whole by a rollback of the site', async () => {
    await deployWith('shop with one more page');
    await rollback(undefined);
    await deployWith('shop with one more page');
    expect(await liveShop()).toBe(site.versions.shop);
  });

  test('is put live without a compiler when everything is released, and otherwise not at all', async () => {
    useShop('shop with one more page');
    const versions: Readonly<Record<string, string>> = {
      ...site.versions,
      shop: site.versions['shop with one more page'],
    };
    const before = await findLive(site.storage);
    const find = jest.mocked(findReleased);
    find.mockImplementation(async (_, { name }) => (name === 'shop' ? undefined : versions[name]));
    expect(await deploy(context(), { isReleased: true })).toBeUndefined();
    expect([await findLive(site.storage), said]).toEqual([before, []]);
    find.mockImplementation(async (_, { name }) => versions[name]);
    await deploy(context(), { isReleased: true });
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
    expect(said).toContain('shop is built already');
  });
});
