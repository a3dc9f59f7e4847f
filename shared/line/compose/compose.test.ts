/** @jest-environment node */
import type { Composition } from '@site/contracts';
import { pageBudgets } from '../check/page-budgets';
import { eachOf, FolderStorage, keys } from '../storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { compose } from './compose';
import { readComposition } from './compositions';
import { checkPageIntegrity, documentsOf } from './integrity';

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

const documents = ({ pages }: Composition) =>
  Object.fromEntries(Object.entries(pages).map(([path, { file, headers }]) => [path, `${file} ${headers['etag']}`]));

describe('a release of one part', () => {
  it('changes the documents that show something of it, and no byte of any other', async () => {
    const before = documents(await site.live());
    const { composition, renderedPages } = await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    const after = documents(composition);
    const changed = Object.keys(after).filter((path) => before[path] !== after[path]);
    expect(changed.sort()).toEqual(['/', '/project_details/1', '/project_details/2', '/projects']);
    expect(renderedPages).toBe(changed.length + 1);
    expect(composition.notFound.file).toBe((await site.live()).notFound.file);
  });

  it('that is taken back leads to the same documents as before, without rendering any', async () => {
    const before = documents(await site.live());
    await site.goLive({ shop: site.versions['shop with one more page'] });
    const { composition, renderedPages } = await site.goLive({ shop: site.versions.shop });
    expect([documents(composition), renderedPages]).toEqual([before, 0]);
  });

  it('renders what is left when a release of another part came in between', async () => {
    await site.goLive({ shop: site.versions['shop with one more page'] });
    const { renderedPages } = await site.goLive({
      entry: (await site.derive('entry', { release: () => ({ owner: 'team-doors' }) })).version,
    });
    expect(renderedPages).toBe(1);
  });
});

describe('a limit that is newer than what is live', () => {
  afterEach(() => jest.restoreAllMocks());

  it('refuses new and heavier pages, and warns about others', async () => {
    const none = { scripts: 0, html: 0, requests: 0, chain: 1 };
    jest.replaceProperty<Record<string, unknown>, string>(pageBudgets, 'onLoad', none);
    jest.replaceProperty<Record<string, unknown>, string>(pageBudgets, 'waiting', none);
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
  it('are the same bytes, whatever was live before and in whichever order it came', async () => {
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
        for (const key of [...(await copy.storage.list('page-sets/')), ...(await copy.storage.list('pages/'))])
          await copy.storage.remove(key);
        const composed = [];
        for (const more of releases)
          composed.push(
            await compose({
              storage: copy.storage,
              parts: (parts = { ...parts, ...more }),
              config: siteConfig,
              live: undefined,
            }),
          );
        await copy.close();
        return composed.at(-1);
      },
      1,
    ).then((all) => all.map((end) => end && documents(end.composition)));
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('are rendered again with other settings, which every document carries', async () => {
    const live = await site.live();
    const { composition, renderedPages } = await compose({
      storage: site.storage,
      parts: live.parts,
      config: { ...siteConfig, siteUrl: 'https://other.example' },
      live,
    });
    expect(composition.id).not.toBe(live.id);
    expect(renderedPages).toBe(documentsOf(live).length);
  });
});

describe('a page set that was altered', () => {
  it('is refused in a sentence, of a composition that took it over as well', async () => {
    const before = (await site.live()).sets;
    const { composition } = await site.goLive({ catalogue: site.versions['catalogue in other words'] });
    const key = keys.pageSet(composition.sets.find((each) => before.includes(each)) ?? '');
    const text = String(await site.storage.read(key));
    await site.storage.remove(key);
    await site.storage.writeOnce(key, text.replace("script-src 'self'", 'script-src *'));
    const reading = readComposition(new FolderStorage(site.folder), composition.id);
    await expect(reading).rejects.toThrow(`${key} in the storage is damaged: it differs from what was composed.`);
  });
});

describe('a page that was lost', () => {
  it('is rendered again when the same releases are composed again', async () => {
    const live = await site.live();
    await site.storage.remove(live.pages['/blog']?.file ?? '');
    expect(await checkPageIntegrity(site.storage, live)).toEqual([expect.stringContaining('is missing')]);
    await site.compose({});
    expect(await checkPageIntegrity(site.storage, live)).toEqual([]);
  });
});
