/** @jest-environment node */
import { beginSplit, findLive, goLive, growSplit, hasSplit } from '@site/delivery/activate';
import type { TestSite } from '@site/delivery/testing';
import { configOf } from '@site/delivery/settings';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { freeze } from './freeze';
import { history } from './history';
import { release } from './release';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let site: TestSite;
let lines: string[];
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const frozen = new RegExp(`Frozen until ${day} 00:00 UTC by .+: holidays\\. Nothing goes live until then\\.`);

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(async () => {
  await site.releaseBuilt('shop with one more page');
});
afterEach(() => {
  jest.useRealTimers();
});

const freezeNow = () => freeze({ until: day, why: 'holidays.' });

it('a freeze blocks releases and rollbacks with its reason', async () => {
  await freezeNow();
  await expect(release(['shell'], { browser: false })).rejects.toThrow(frozen);
  await expect(site.releaseBuilt('shop')).rejects.toThrow(frozen);
  await expect(rollback('shop')).rejects.toThrow(frozen);
  await expect(rollback(undefined)).rejects.toThrow(frozen);
});

it('composing again what is live already is possible', async () => {
  await freezeNow();
  const { isNew } = await goLive({
    storage: site.storage,
    readConfig: async () => configOf({}),
    reason: 'start',
    choose: (live) => live?.parts ?? {},
  });
  expect(isNew).toBe(false);
});

it('a version that is not live is withdrawn also while the site is frozen', async () => {
  await freezeNow();
  await withdraw(`shop@${site.versions.shop}`, { why: 'prices' });
  expect(await findLive(site.storage)).toMatchObject({
    freeze: { why: 'holidays' },
    withdrawn: { [`shop@${site.versions.shop}`]: { why: 'prices' } },
  });
});

it.each([[undefined], ['shop']])(
  'a rollback of %s with --override-freeze goes live, and the history records it',
  async (part) => {
    await freezeNow();
    await rollback(part, { overrideFreeze: true });
    expect((await site.live()).parts.shop).toBe(site.versions.shop);
    lines.length = 0;
    await history(1);
    expect(lines.join('\n')).toContain(`(freeze until ${day} overridden)`);
  },
);

it('a rollback that is only tried out is refused, too', async () => {
  await freezeNow();
  await expect(rollback('shop', { dryRun: true })).rejects.toThrow(frozen);
  await expect(rollback(undefined, { dryRun: true })).rejects.toThrow(frozen);
});

it('is over when its time is over, or when it is lifted', async () => {
  await freezeNow();
  jest.useFakeTimers({
    now: Date.parse(day),
    doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'setInterval', 'performance'],
  });
  await rollback('shop');
  jest.useRealTimers();
  await freezeNow();
  await freeze({ lift: true });
  await site.releaseBuilt('shop with one more page');
});

describe('a careful release', () => {
  const begin = () =>
    beginSplit({
      storage: site.storage,
      readConfig: async () => configOf({}),
      released: { catalogue: site.versions['catalogue in other words'] },
      share: 5,
      reason: 'careful',
    });
  const live = async () => {
    const activation = await findLive(site.storage);
    if (!hasSplit(activation)) throw new Error('No careful release is under way.');
    return activation;
  };

  it('keeps its share when the site is frozen, and goes no further until then', async () => {
    await begin();
    await freezeNow();
    expect((await live()).split).toMatchObject({ share: 5 });
    await expect(growSplit(site.storage, await live(), 25)).rejects.toThrow(frozen);
    expect((await growSplit(site.storage, await live(), 25, true)).reason).toContain(
      `(freeze until ${day} overridden)`,
    );
    await freeze({ lift: true });
    expect((await live()).split).toMatchObject({ share: 25 });
  });

  it('does not begin while the site is frozen, nor with a withdrawn version', async () => {
    await withdraw(`catalogue@${site.versions['catalogue in other words']}`, { why: 'prices' });
    await expect(begin()).rejects.toThrow('was withdrawn');
    await freezeNow();
    await expect(begin()).rejects.toThrow(frozen);
  });

  it('ends when its version is withdrawn, and not when another one is', async () => {
    await begin();
    await withdraw(`shop@${site.versions.shop}`, { why: 'prices' });
    expect((await live()).split).toMatchObject({ share: 5 });
    await withdraw(`catalogue@${site.versions['catalogue in other words']}`, { why: 'prices' });
    expect((await findLive(site.storage))?.split).toBeUndefined();
  });
});

it.each([
  [{ until: 'tomorrow', why: 'x' }, '--until takes a day such as 2027-01-02'],
  [{ until: '2020-01-01', why: 'x' }, '2020-01-01 is in the past.'],
  [{ until: '2999-01-01', why: 'x' }, 'A freeze ends after 92 days at most.'],
  [{ until: day }, 'Give the reason: --why'],
  [{ lift: true }, 'The site is not frozen.'],
])('%j is refused with a sentence', async (options, sentence) => {
  await expect(freeze(options)).rejects.toThrow(sentence);
});

it('the history names actors and uncommitted sources', async () => {
  const { version } = await site.derive('shop', { release: () => ({ commit: '1234567+' }) });
  await site.goLive({ shop: version });
  await history(1, { json: true });
  expect(JSON.parse(lines.join(''))).toMatchObject([
    { uncommitted: [`shop@${version}`], by: { name: expect.any(String) } },
  ]);
});
