/** @jest-environment node */
import { keys } from '../storage';
import { ask } from '../testing/ask';
import { TestSite } from '../testing/fixture/site';
import { findLive } from './live-log';
import { describeVersions, isInSplit } from './split';

let site: TestSite;
beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

const newer = () => ({ shop: site.versions['shop with one more page'] });
const give = (percent: number, released: Record<string, string> = newer()) =>
  site.goLive({}, { share: { released, percent }, reason: `to ${percent} %` });
const live = async () => (await findLive(site.storage)) ?? fail('nothing is live');
const fail = (why: string): never => {
  throw new Error(why);
};

describe('a release for a share of the visitors', () => {
  it('leaves everybody else what was live, and grows with the same visitors', async () => {
    const before = await live();
    await give(5);
    const first = await live();
    expect([first.composition, first.parts]).toEqual([before.composition, before.parts]);
    expect(first.split).toMatchObject({ share: 5, released: newer(), parts: { ...before.parts, ...newer() } });
    await give(30);
    expect((await live()).split).toEqual({ ...first.split, share: 30 });
  });

  it('is in both compositions of another team, and stays', async () => {
    await give(5);
    const catalogue = site.versions['catalogue in other words'];
    await site.goLive({ catalogue });
    const { parts, split } = await live();
    expect([parts?.shop, parts?.catalogue]).toEqual([site.versions.shop, catalogue]);
    expect([split?.parts.shop, split?.parts.catalogue]).toEqual([newer().shop, catalogue]);
  });

  it('ends when everybody gets it', async () => {
    await give(5);
    await site.goLive(newer());
    expect((await live()).parts).toMatchObject(newer());
    expect((await live()).split).toBeUndefined();
  });

  it('refuses another team whose release does not fit it, with the way out', async () => {
    await site.goLive({ shop: site.versions['shop that consumes nothing'] });
    await give(5, { shop: site.versions.shop });
    await expect(site.goLive({ catalogue: site.versions['catalogue without the grid'] })).rejects.toThrow(
      /It does not fit shop .*, which 5 % of visitors get\. npx manzil rollback shop takes that back\./,
    );
  });

  it('is one at a time, of a part on the site', async () => {
    await give(5);
    await expect(give(5, { catalogue: site.versions['catalogue in other words'] })).rejects.toThrow(
      `5 % of visitors already get ${describeVersions(newer())}`,
    );
    await expect(give(5, { nobody: '1.0.0-00000000' })).rejects.toThrow('nobody is not on the site yet');
  });

  it('is served to about its share, to each visitor wholly, and never from a shared cache', async () => {
    await give(25);
    const { salt } = (await live()).split ?? fail('no share');
    const port = await site.serve({ trustedProxy: true });
    const addresses = Array.from({ length: 100 }, (_, number) => `203.0.113.${number}`);
    const got = await Promise.all(addresses.map((address) => ask(port, '/pricing', { 'x-forwarded-for': address })));
    expect(got.map(({ status }) => status === 200)).toEqual(
      addresses.map((address) => isInSplit({ share: 25, salt }, address)),
    );
    expect((await ask(port, '/', {})).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a storage of an older version', () => {
  it('goes on: fields, keys and settings that are gone are ignored', async () => {
    const { composition, parts } = await live();
    const at = '2026-11-01T00:00:00.000Z';
    const known = { sequence: 2, format: 3, composition, parts, at, reason: 'freeze' };
    const gone = {
      freeze: { until: '2999-01-01T00:00:00.000Z', why: 'holidays' },
      withdrawn: { [`shop@${newer().shop}`]: { at, why: 'wrong' } },
      signed: { previous: '', by: 'k', signature: 's' },
    };
    await site.storage.writeOnce(keys.liveEntry(2), JSON.stringify({ ...known, ...gone }));
    await site.storage.writeOnce('leases/a.json', '{}');
    await site.storage.writeOnce('previews/search/live/00000001.json', '{}');
    await site.goLive(newer());
    expect(await live()).toMatchObject({ sequence: 3, parts: newer() });
    expect(Object.keys(await live())).toEqual(expect.not.arrayContaining(Object.keys(gone)));
  });
});

it('a larger share contains a smaller one, and an unknown network is in none', () => {
  const networks = Array.from({ length: 2_000 }, (_, number) => `10.0.${number >> 8}.${number & 255}`);
  const within = (share: number) => networks.filter((network) => isInSplit({ share, salt: 'salt' }, network));
  expect(within(25)).toEqual(expect.arrayContaining(within(5)));
  expect(within(25).length / networks.length).toBeCloseTo(0.25, 1);
  expect(isInSplit({ share: 99, salt: 'salt' }, '')).toBe(false);
});
