/** @jest-environment node */
import type { Composition } from '@site/contracts';
import { pageBudget } from '../check/page-weight';
import { eachOf, keys } from '../storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { readChoice } from './choice';
import { compose } from './compose';
import { checkPageIntegrity } from './compositions';

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

const documents = ({ pages }: Composition) =>
  Object.fromEntries(Object.entries(pages).map(([path, { file, etag }]) => [path, `${file} ${etag}`]));

/** How many documents the storage has. */
const stored = async () => (await site.storage.list(keys.pages)).filter((key) => key.endsWith('.html')).length;

describe('a release of one part', () => {
  test('changes the documents that show something of it, and no byte of any other', async () => {
    const [before, count] = [documents(await site.live()), await stored()];
    const { composition } = await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    const after = documents(composition);
    const changed = Object.keys(after).filter((path) => before[path] !== after[path]);
    expect(changed.sort()).toEqual(['/', '/project_details/1', '/project_details/2', '/projects']);
    expect((await stored()) - count).toBe(changed.length + 1);
    expect(composition.notFound.file).toBe((await site.live()).notFound.file);
  });

  test('that is taken back leads to the same documents as before, without a new one', async () => {
    const before = documents(await site.live());
    await site.goLive({ shop: site.versions['shop with one more page'] });
    const count = await stored();
    const { composition } = await site.goLive({ shop: site.versions.shop });
    expect([documents(composition), await stored()]).toEqual([before, count]);
  });

  test('leaves all other documents when a release of another part came in between', async () => {
    await site.goLive({ shop: site.versions['shop with one more page'] });
    const count = await stored();
    await site.goLive({
      entry: (await site.derive('entry', { release: () => ({ owner: 'team-doors' }) })).version,
    });
    expect(await stored()).toBe(count + 1);
  });
});

describe('a limit that is newer than what is live', () => {
  afterEach(() => jest.restoreAllMocks());

  test('refuses new and heavier pages, and warns about others', async () => {
    jest.replaceProperty<{ html: number }, 'html'>(pageBudget, 'html', 0);
    await expect(site.goLive({ shop: site.versions['shop with one more page'] })).rejects.toThrow(
      /^This cannot go live:(\n {2}\/pricing of shop .*)+$/,
    );
    const { warnings } = await site.goLive({
      catalogue: (await site.derive('catalogue', { node: (code) => `${code}\n` })).version,
    });
    expect(warnings).toContainEqual(expect.stringContaining('/projects of catalogue has'));
  });
});

describe('the same releases', () => {
  test('are the same bytes, whatever was live before and in whichever order it came', async () => {
    const [shop, catalogue] = [site.versions['shop with one more page'], site.versions['catalogue in other words']];
    const histories: Composition['parts'][][] = [
      [{ shop }, { catalogue }],
      [{ catalogue }, { shop }],
      [{ shop, catalogue }],
    ];
    const ends = await eachOf(
      histories,
      async (releases) => {
        const copy = await TestSite.open();
        let { parts } = await copy.live();
        for (const key of await copy.storage.list('pages/')) await copy.storage.remove(key);
        let last: Composition | undefined;
        for (const more of releases) {
          parts = { ...parts, ...more };
          const { composition, commit } = await compose(
            await readChoice({ storage: copy.storage, config: siteConfig, liveComposition: undefined }, parts),
          );
          await commit();
          last = composition;
        }
        await copy.close();
        return last && documents(last);
      },
      1,
    );
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('are another composition with other settings', async () => {
    const live = await site.live();
    const config = { ...siteConfig, siteUrl: 'https://other.example' };
    const choice = await readChoice({ storage: site.storage, config, liveComposition: live }, live.parts);
    const { composition } = await compose(choice);
    expect(composition.id).not.toBe(live.id);
  });
});

test('a page that was lost is rendered again when the same releases are composed again', async () => {
  const live = await site.live();
  await site.storage.remove(live.pages['/blog']?.file ?? '');
  expect(await checkPageIntegrity(site.storage, live)).toEqual([expect.stringContaining('is missing')]);
  await site.compose({});
  expect(await checkPageIntegrity(site.storage, live)).toEqual([]);
});
