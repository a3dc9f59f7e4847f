/** @jest-environment node */
import { releaseFormat, type Activation, type Composition } from '@site/contracts';
import { findLive } from '../live';
import { keys, readJson } from '../storage';
import { TestSite } from '../testing/fixture/site';

const [older, newer] = [releaseFormat - 1, releaseFormat + 1];
const install = (what: string) =>
  `${what} has format ${newer}, and this version of the line reads format ${releaseFormat}: install the newest @manzil/line here.`;

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

/** As a line with another format stores it. */
async function plant(key: string, format: number): Promise<void> {
  const stored = await readJson<object>(site.storage, key);
  await site.overwrite(key, JSON.stringify({ ...stored, format }));
}

async function plantRelease(part: string, format: number): Promise<string> {
  const version = (await site.live()).parts[part] ?? '';
  await plant(keys.release(part, version), format);
  return version;
}

const releaseShop = () => site.releaseBuilt('shop with one more page');

describe('a release of another format', () => {
  it('is refused when it is newer: this repository needs the newest line', async () => {
    const version = await plantRelease('entry', newer);
    await expect(releaseShop()).rejects.toThrow(install(`entry ${version}`));
  });

  it('is refused when it is older, until all such parts are released together', async () => {
    const parts = Object.keys((await site.live()).parts);
    const stored = await Promise.all(parts.map((part) => site.derive(part as 'shop', {})));
    for (const part of parts) await plantRelease(part, older);
    await expect(releaseShop()).rejects.toThrow(
      `has format ${older}, and this version of the line reads format ${releaseFormat}: store it again (npx manzil release entry --store), then release all such parts in one command.`,
    );
    const versions = Object.fromEntries(stored.map(({ part, version }) => [part, version]));
    await site.goLive(versions);
    expect((await site.live()).parts).toEqual(versions);
  });
});

describe('what a newer line made live', () => {
  const places: readonly [string, () => Promise<string>][] = [
    [
      'a composition',
      async () => {
        const { id } = await site.live();
        await plant(keys.composition(id), newer);
        return keys.composition(id);
      },
    ],
    [
      'an entry of the log',
      async () => {
        const key = keys.liveEntry((await findLive(site.storage))?.sequence ?? 0);
        await plant(key, newer);
        return key;
      },
    ],
  ];

  it.each(places)('(%s) stops a release and a server with what to install', async (_, plantIt) => {
    const what = await plantIt();
    const before = await site.storage.list('');
    await expect(releaseShop()).rejects.toThrow(install(what));
    await expect(site.serve()).rejects.toThrow(install(what));
    const isNew = (key: string) => !before.includes(key) && !/^(releases|files)\//.test(key);
    expect((await site.storage.list('')).filter(isNew)).toEqual([]);
  });
});

it('a composition whose pages an older line wrote elsewhere is composed again by the next release', async () => {
  const { pages, unknownInstances, notFound, ...record } = await site.live();
  await site.overwrite(keys.composition(record.id), JSON.stringify({ ...record, sets: ['of-all'] }));
  await expect(site.serve()).rejects.toThrow('as an older line wrote it. Run npx manzil deploy.');
  await releaseShop();
  expect(await site.live()).toMatchObject({ unknownInstances, notFound });
  expect(Object.keys((await site.live()).pages)).toEqual(expect.arrayContaining(Object.keys(pages)));
});

it('what an older line made live is served, and the next release replaces it', async () => {
  const live = (await findLive(site.storage))!;
  await plant(keys.liveEntry(live.sequence), older);
  await plant(keys.composition(live.composition), older);
  await site.serve();
  await releaseShop();
  const entry = await readJson<Activation>(site.storage, keys.liveEntry(live.sequence + 1));
  const record = await readJson<Composition>(site.storage, keys.composition(entry.composition));
  expect([entry.format, record.format]).toEqual([releaseFormat, releaseFormat]);
});
