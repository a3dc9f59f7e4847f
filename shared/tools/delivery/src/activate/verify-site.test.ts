/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyId, type OwnKey, publicText, readTrust, signStorage } from '../signing';
import { eachOf, keys, type Storage } from '../storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { goLive } from './go-live';
import { verifySite } from './verify-site';

const newKey = (): OwnKey & { key: KeyObject } => {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  return { id: keyId(publicText(key)), key };
};

let site: TestSite;
let verify: () => Promise<unknown>;
const change = async (key: string, edit: (text: string) => string) =>
  site.overwrite(key, edit((await site.storage.read(key))?.toString('utf8') ?? ''));

beforeEach(async () => {
  site = await TestSite.open();
  const { parts } = await site.live();
  const own = new Map(['site', ...Object.keys(parts)].map((name) => [name, newKey()]));
  const trust = readTrust(Object.fromEntries([...own].map(([name, { key }]) => [name, [publicText(key)]])));
  const storage: Storage = signStorage(site.storage, { trust, ownKeys: [...own.values()] });
  await eachOf(Object.entries(parts), async ([part, version]) => {
    const key = keys.release(part, version);
    await storage.writeOnce(key, (await site.storage.read(key)) ?? '');
  });
  const freeze = { until: '2020-01-01T00:00:00.000Z', why: 'the first signed entry' };
  const readConfig = async () => siteConfig;
  await goLive({ storage, readConfig, reason: 'sign', choose: () => parts, change: (state) => ({ ...state, freeze }) });
  const reading = signStorage(site.storage, { trust, ownKeys: [] });
  verify = () => verifySite({ storage: reading, trust, config: siteConfig });
}, 120_000);
afterEach(() => site.close());

test('public keys are enough to follow the live entry to compositions and releases', async () => {
  const { parts, id } = await site.live();
  expect(await verify()).toMatchObject({ live: { composition: id, parts }, compositions: [{ id }] });
}, 60_000);

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a page',
    async () => change((await site.live()).pages['/']?.file ?? '', (html) => `${html}<script src=x></script>`),
    /pages\/.+ differs from the page that was composed/,
  ],
  [
    'a file that no hash is checked for',
    async () => change((await site.live()).rootFiles['/robots.txt']?.file ?? '', () => 'Disallow: /'),
    /robots\.txt is not what .*shop 1\.0\.0-.* give: somebody has changed it/,
  ],
  [
    'a script',
    async () => change(keys.file('shop', (await site.release('shop')).entry ?? ''), (code) => `${code};alert(1)`),
    /of shop 1\.0\.0-.* differs in the storage from the hash in release\.json/,
  ],
  [
    'the rendering code',
    async () => change(keys.nodeBundle('shop', site.versions.shop), (code) => `${code};`),
    /of shop 1\.0\.0-.* differs in the storage from the hash/,
  ],
])(
  'refuses a storage in which somebody changed %s',
  async (_, attack, refusal) => {
    await attack();
    await expect(verify()).rejects.toThrow(refusal);
  },
  60_000,
);

test('refuses a composition that was made with other settings', async () => {
  const { id } = await site.live();
  await change(keys.composition(id), (json) =>
    json.replace('"config":{', '"config":{"siteUrl":"https://evil.example",'),
  );
  await expect(verify()).rejects.toThrow(`compositions/${id}/composition.json is not what`);
}, 60_000);
