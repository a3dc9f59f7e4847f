/** @jest-environment node */
import { findLive } from './live-log';
import { composeMix, listMixes, listTouched, readMix } from './mix';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

async function live() {
  const activation = await findLive(site.storage);
  if (!activation) throw new Error('Nothing is live in the fixture.');
  return activation;
}

const read = async (...words: string[]) => readMix(site.storage, await live(), words);
const composed = async (...words: string[]) =>
  composeMix({ storage: site.storage, config: siteConfig, live: await live(), mix: await read(...words) });

describe('a mix of versions', () => {
  test('names released versions, or what was live before', async () => {
    await site.releaseBuilt('shop with one more page');
    const older = site.versions['catalogue in other words'];
    expect(await read('shop@previous', `catalogue@${older}`)).toEqual({ shop: site.versions.shop, catalogue: older });
  });

  test.each([
    ['shop', '"shop" names no version of a part.'],
    ['shop@previous', 'No other version of shop that was live is still stored.'],
    ['shop@9.9.9', 'shop@9.9.9 is not in this storage.'],
  ])('says in a sentence why %s cannot be had', async (word, sentence) => {
    await expect(read(word)).rejects.toThrow(sentence);
  });

  test('is composed like a release, and leaves nothing in the storage', async () => {
    await site.releaseBuilt('shop with one more page');
    const before = await site.storage.list('');
    const { composition, storage } = await composed('shop@previous');
    expect(composition.parts).toEqual({ ...(await site.live()).parts, shop: site.versions.shop });
    expect(await storage.read(composition.pages['/']?.file ?? '')).toBeDefined();
    expect(await site.storage.list('')).toEqual(before);
  });
});

describe('the mixes with one remote older or newer', () => {
  test('are each remote one version behind the others, and one ahead of them', async () => {
    await site.releaseBuilt('shop with one more page');
    await site.releaseBuilt('catalogue in other words');
    const touched = ['catalogue', 'shop'];
    expect(await listMixes(site.storage, await live())).toEqual({
      mixes: [
        { name: 'catalogue one behind', words: ['catalogue@previous'], touched },
        { name: 'catalogue one ahead', words: ['shop@previous'], touched },
        { name: 'shop one behind', words: ['shop@previous'], touched },
        { name: 'shop one ahead', words: ['catalogue@previous'], touched },
      ],
      omitted: ['entry'],
    });
  });

  test('touch the parts whose fragments they consume, and those that consume theirs', () => {
    const releases: Parameters<typeof listTouched>[0] = [
      { part: 'marketing', consumes: ['projects/fragments/grid'] },
      { part: 'projects', consumes: [] },
      { part: 'account', consumes: [] },
    ];
    expect(['marketing', 'projects', 'account'].map((part) => listTouched(releases, part))).toEqual([
      ['marketing', 'projects'],
      ['marketing', 'projects'],
      ['account'],
    ]);
  });

  test('name what has had one version only, and say so before anything was released twice', async () => {
    await expect(listMixes(site.storage, await live())).rejects.toThrow('No part has been released twice');
    await site.releaseBuilt('shop with one more page');
    const { mixes, omitted } = await listMixes(site.storage, await live());
    expect(mixes.map(({ name }) => name)).toEqual(['shop one behind']);
    expect(omitted).toEqual(['catalogue', 'entry']);
  });
});
