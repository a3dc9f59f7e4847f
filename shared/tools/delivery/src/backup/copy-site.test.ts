/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLiveComposition } from '../activate';
import { checkSiteIntegrity } from '../compose';
import { prune } from '../prune';
import { FolderStorage, keys, type Storage } from '../storage';
import { MemoryStorage, TestSite } from '../testing';
import { startS3Server } from '../testing/storage/s3-server';
import { BucketStorage } from '../storage/bucket-storage';
import { compareSite, copySite, isEmptySite } from './copy-site';
import { stageOf } from './stages';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.open();
});
afterEach(() => site.close());

function interrupted(storage: Storage, words: string, work: () => Promise<void>): Storage {
  let isDone = false;
  const after = async <T>(call: string, answer: Promise<T>): Promise<T> => {
    const answered = await answer;
    if (!call.startsWith(words) || isDone) return answered;
    isDone = true;
    await work();
    return answered;
  };
  return {
    read: (key) => after(`read ${key}`, storage.read(key)),
    list: (prefix) => after(`list ${prefix}`, storage.list(prefix)),
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    remove: (key) => storage.remove(key),
  };
}

async function expectWhole(copy: Storage) {
  const live = await findLiveComposition(copy);
  expect(live && (await checkSiteIntegrity(copy, live))).toEqual([]);
  return live;
}

describe('a copy of a site', () => {
  it('has every key of the source but notes, byte for byte', async () => {
    await site.storage.writeOnce(keys.lease('1-0'), '{}');
    const copy = new MemoryStorage();
    const hashes = await copySite(site.storage, copy);
    const expected = (await site.storage.list('')).filter((key) => !key.startsWith(keys.leases));
    expect(Object.keys(hashes).sort()).toEqual(expected);
    expect(await copy.list('')).toEqual(expected);
    for (const key of expected) expect((await copy.read(key))?.equals((await site.storage.read(key))!)).toBe(true);
    expect(await compareSite(copy, hashes)).toEqual([]);
  });

  it.each(['live/', 'compositions/', 'page-sets/', 'releases/', 'files/'])(
    'is whole when a part is released after the listing of %s',
    async (prefix) => {
      const before = await site.live();
      await site.forget('shop with one more page');
      const copy = new MemoryStorage();
      const release = () => site.releaseBuilt('shop with one more page');
      const hashes = await copySite(interrupted(site.storage, `list ${prefix}`, release), copy);
      expect((await site.live()).id).not.toBe(before.id);
      expect((await expectWhole(copy))?.id).toBe(before.id);
      expect(await compareSite(copy, hashes)).toEqual([]);
    },
  );

  it.each(['list files/', 'read files/', 'read pages/', 'read live/'])(
    'has nothing half when a pruning comes after %s',
    async (call) => {
      await site.releaseBuilt('shop with one more page');
      await site.releaseBuilt('catalogue in other words');
      const before = await site.storage.list('');
      const copy = new MemoryStorage();
      const pruning = async () => void (await prune(site.storage, 0));
      const hashes = await copySite(interrupted(site.storage, call, pruning), copy);
      await expectWhole(copy);
      const left = await site.storage.list('');
      expect(left.length).toBeLessThan(before.length);
      expect((await copy.list('')).filter((key) => !left.includes(key))).toEqual([]);
      expect(await compareSite(copy, hashes)).toEqual([]);
    },
  );

  it('that was cut short has nothing live', async () => {
    const copy = new MemoryStorage();
    const failing: Storage = {
      ...interrupted(site.storage, 'nothing', () => Promise.resolve()),
      read: (key) => (key.startsWith('live/') ? Promise.reject(new Error('cut')) : site.storage.read(key)),
    };
    await expect(copySite(failing, copy)).rejects.toThrow('cut');
    expect(await findLiveComposition(copy)).toBeUndefined();
  });

  it('in a bucket comes back in a folder', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'test';
    process.env.AWS_SECRET_ACCESS_KEY = 'test';
    const server = await startS3Server();
    const folder = await mkdtemp(join(tmpdir(), 'manzil-backup-'));
    const bucket = await BucketStorage.open({ bucket: 'site', prefix: 'live/', endpoint: server.endpoint });
    const hashes = await copySite(site.storage, bucket);
    expect(await copySite(bucket, new FolderStorage(folder))).toEqual(hashes);
    await expectWhole(new FolderStorage(folder));
    await rm(folder, { recursive: true });
    await server.close();
  });

  it('names what is missing, altered or added', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manzil-backup-'));
    const copy = new FolderStorage(folder);
    expect(await isEmptySite(copy)).toBe(true);
    const hashes = await copySite(site.storage, copy);
    const [first = '', second = ''] = await copy.list('pages/');
    await copy.remove(first);
    await writeFile(join(folder, second), 'other');
    await copy.writeOnce('root/x/more.txt', '');
    expect(await compareSite(copy, hashes)).toEqual([
      `${first} is missing.`,
      `${second} was altered.`,
      'root/x/more.txt was added.',
    ]);
    await rm(folder, { recursive: true });
  });

  it('knows every kind of key', () => {
    const samples = Object.values(keys).map((key) =>
      typeof key === 'string' ? `${key}x/y` : key('a' as never, 1 as never, 'b'),
    );
    const unknown = samples.filter((key) => stageOf(key) < 0).map((key) => key.split('/')[0]);
    expect([...new Set(unknown)].sort()).toEqual(['leases', 'previews', 'prunings']);
  });
});
