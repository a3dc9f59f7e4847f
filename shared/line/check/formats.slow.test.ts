/** @jest-environment node */
import { releaseFormat } from '@site/contracts';
import { findLive } from '../live';
import { keys, readJson } from '../storage';
import { TestSite } from '../testing/fixture/site';

const older = [
  releaseFormat - 1,
  'set SITE_DIR or SITE_STORAGE to an empty storage, and release all parts there (npx manzil deploy).',
] as const;
const newer = [releaseFormat + 1, 'install the newest @manzil/line here.'] as const;

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

/** Plants another format. Resolves with what every reader says. */
async function plant(key: string, [format, advice]: typeof older | typeof newer): Promise<string> {
  await site.overwrite(key, JSON.stringify({ ...(await readJson<object>(site.storage, key)), format }));
  return `${key} has format ${format}, and this version of the line reads format ${releaseFormat}: ${advice}`;
}

const releaseShop = () => site.releaseBuilt('shop with one more page');

describe.each([
  ['an older', older],
  ['a newer', newer],
])('%s format', (_, format) => {
  test('of a live release stops a release with what to do', async () => {
    const sentence = await plant(keys.release('entry', (await site.live()).parts['entry'] ?? ''), format);
    await expect(releaseShop()).rejects.toThrow(sentence);
  });

  test.each([
    ['the live composition', async () => keys.composition((await site.live()).id)],
    ['the newest entry of the log', async () => keys.liveEntry((await findLive(site.storage))?.sequence ?? 0)],
  ])('of %s stops a release and a server with what to do', async (_what, keyOf) => {
    const sentence = await plant(await keyOf(), format);
    const before = await site.storage.list('');
    await expect(releaseShop()).rejects.toThrow(sentence);
    await expect(site.serve()).rejects.toThrow(sentence);
    const isNew = (key: string) => !before.includes(key) && !/^(releases|files)\//.test(key);
    expect((await site.storage.list('')).filter(isNew)).toEqual([]);
  });
});
