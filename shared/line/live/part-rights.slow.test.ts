/** @jest-environment node */
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachOf, FolderStorage, keys, type Storage } from '../storage';
import { BucketStorage } from '../storage/bucket-storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { startS3Server, type S3Server } from '../testing/storage/s3-server';
import { goLive } from './go-live';
import { findLive, findLiveComposition } from './live-log';

/** What the README's policy lets the team of `shop` write. */
const teamOfShop = ['probe', 'files/shop/', 'releases/shop/'];

let site: TestSite;
let s3: S3Server;
let team: Storage;
let activating: Storage;

beforeAll(async () => {
  site = await TestSite.open();
  s3 = await startS3Server({ roles: { 'team-of-shop': teamOfShop } });
  activating = await openAs('activating');
  const first = (await site.storage.list('')).filter(
    (key) => !isOf(key, 'shop with one more page') && !isOf(key, 'catalogue in other words'),
  );
  await eachOf(first, async (key) => activating.writeOnce(key, (await site.storage.read(key)) ?? ''));
  team = await openAs('team-of-shop');
  await team.read('probe'); // The client reads credentials once, with its first request.
});
afterAll(async () => {
  await s3.close();
  await site.close();
});

async function openAs(accessKey: string): Promise<Storage> {
  process.env.AWS_ACCESS_KEY_ID = accessKey;
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  return BucketStorage.open({ bucket: 'site', prefix: '', endpoint: s3.endpoint });
}

type Stored = 'shop with one more page' | 'catalogue in other words';

function isOf(key: string, name: Stored): boolean {
  return key.includes(`/${site.versions[name]}/`);
}

async function store(storage: Storage, name: Stored): Promise<void> {
  const { part, files } = await site.release(name);
  for (const { name: file } of files)
    await storage.writeOnce(keys.file(part, file), (await site.storage.read(keys.file(part, file))) ?? '');
  for (const key of (await site.storage.list(`releases/${part}/`)).filter((each) => isOf(each, name)))
    await storage.writeOnce(key, (await site.storage.read(key)) ?? '');
}

const release = (storage: Storage, parts: Record<string, string>) =>
  goLive({
    storage,
    readConfig: async () => siteConfig,
    reason: 'test',
    choose: (live) => ({ ...live?.parts, ...parts }),
  });

describe('a role that may write one part', () => {
  it('stores a release of that part, which the activating role puts live', async () => {
    await store(team, 'shop with one more page');
    await release(activating, { shop: site.versions['shop with one more page'] });
    expect((await findLiveComposition(activating))?.parts.shop).toBe(site.versions['shop with one more page']);
  });

  it('cannot store a release of another part', async () => {
    await expect(store(team, 'catalogue in other words')).rejects.toThrow('AccessDenied');
    expect(await activating.read(keys.release('catalogue', site.versions['catalogue in other words']))).toBeUndefined();
  });

  it('cannot put anything live', async () => {
    await store(activating, 'catalogue in other words');
    const before = await findLive(activating);
    await expect(release(team, { catalogue: site.versions['catalogue in other words'] })).rejects.toThrow(
      'AccessDenied',
    );
    expect(await findLive(activating)).toEqual(before);
  });
});

describe('file permissions of a folder', () => {
  /** Root uses another user to represent a team; others use a read-only folder. */
  const isRoot = process.getuid?.() === 0;
  const nobody = 65_534;

  it('keep a team from storing a release of another part', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manzil-rights-'));
    try {
      await chmod(folder, 0o755);
      for (const part of ['shop', 'catalogue']) await mkdir(join(folder, 'releases', part), { recursive: true });
      if (isRoot) await chown(join(folder, 'releases/shop'), nobody, nobody);
      else await chmod(join(folder, 'releases/catalogue'), 0o555);
      const storage = new FolderStorage(folder);
      if (isRoot) process.seteuid?.(nobody);
      try {
        expect(await storage.writeOnce(keys.release('shop', '1'), '{}')).toBe('written');
        await expect(storage.writeOnce(keys.release('catalogue', '1'), '{}')).rejects.toThrow('EACCES');
      } finally {
        if (isRoot) process.seteuid?.(0);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
