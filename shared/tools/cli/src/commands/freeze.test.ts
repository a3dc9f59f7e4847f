/** @jest-environment node */
import { findLive, goLive } from '@site/delivery/activate';
import { TestSite } from '@site/delivery/testing';
import { configOf } from '@site/delivery/settings';
import { freeze } from './freeze';
import { history } from './history';
import { release } from './release';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let site: TestSite;
let lines: string[];
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const frozen = new RegExp(`Frozen until ${day} 00:00 UTC by .+: holidays\\. Nothing goes live until then\\.`);

beforeAll(async () => (await TestSite.open()).close(), 180_000);
beforeEach(async () => {
  site = await TestSite.open();
  process.env.SITE_DIR = site.folder;
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await site.releaseBuilt('shop with one more page');
});
afterEach(async () => {
  delete process.env.SITE_DIR;
  jest.useRealTimers();
  await site.close();
});

const freezeNow = () => freeze({ until: day, why: 'holidays.' });

it('nothing is released or rolled back while the site is frozen, and the sentence says why', async () => {
  await freezeNow();
  await expect(release(['shell'], { browser: false })).rejects.toThrow(frozen);
  await expect(site.releaseBuilt('shop')).rejects.toThrow(frozen);
  await expect(rollback('shop')).rejects.toThrow(frozen);
  await expect(rollback(undefined)).rejects.toThrow(frozen);
});

it('composing again what is live already is possible', async () => {
  await freezeNow();
  const { isNew } = await goLive({ storage: site.storage, readConfig: async () => configOf({}), reason: 'start', choose: (live) => live?.parts ?? {} });
  expect(isNew).toBe(false);
});

it('a version that is not live is withdrawn also while the site is frozen', async () => {
  await freezeNow();
  await withdraw(`shop@${site.versions.shop}`, { why: 'prices' });
  expect(await findLive(site.storage)).toMatchObject({ freeze: { why: 'holidays' }, withdrawn: { [`shop@${site.versions.shop}`]: { why: 'prices' } } });
});

it.each([[undefined], ['shop']])('a rollback of %s with --override-freeze goes live, and the history says so', async (part) => {
  await freezeNow();
  await rollback(part, { overrideFreeze: true });
  expect((await site.live()).parts.shop).toBe(site.versions.shop);
  lines = [];
  await history(1);
  expect(lines.join('\n')).toContain(`(freeze until ${day} overridden)`);
});

it('is over when its time is over, or when it is lifted', async () => {
  await freezeNow();
  jest.useFakeTimers({ now: Date.parse(day), doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'setInterval', 'performance'] });
  await rollback('shop');
  jest.useRealTimers();
  await freezeNow();
  await freeze({ lift: true });
  await site.releaseBuilt('shop with one more page');
});

it.each([
  [{ until: 'tomorrow', why: 'x' }, '--until takes a day such as 2027-01-02'],
  [{ until: '2020-01-01', why: 'x' }, '2020-01-01 is over already.'],
  [{ until: '2999-01-01', why: 'x' }, 'A freeze ends after 92 days at most.'],
  [{ until: day }, 'Give the reason: --why'],
  [{ lift: true }, 'The site is not frozen.'],
])('%j is refused with a sentence', async (options, sentence) => {
  await expect(freeze(options)).rejects.toThrow(sentence);
});

it('the history names who has activated something, and sources that were not committed', async () => {
  const { version } = await site.derive('shop', { release: () => ({ commit: '1234567+' }) });
  await site.goLive({ shop: version });
  await history(1, { json: true });
  expect(JSON.parse(lines.join(''))).toMatchObject([{ uncommitted: [`shop@${version}`], by: { name: expect.any(String) } }]);
});
