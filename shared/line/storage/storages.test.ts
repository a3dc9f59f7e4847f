/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BucketStorage } from './bucket-storage';
import { FolderStorage } from './folder-storage';
import { OverlayStorage } from './overlay-storage';
import type { Storage } from './storage';
import { newFolder } from '../testing/folder';
import { MemoryStorage } from '../testing/memory-site';
import { describeStorage } from '../testing/storage/contract';
import { type S3Server, type S3ServerOptions, startS3Server } from '../testing/storage/s3-server';

let server: S3Server | undefined;
beforeEach(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }));
afterEach(() => server?.close());

async function openBucket(options?: S3ServerOptions, limitMs?: number): Promise<Storage> {
  server = await startS3Server(options);
  return BucketStorage.open({ bucket: 'site', prefix: 'preview/', endpoint: server.endpoint }, limitMs);
}

describeStorage('a folder', async () => new FolderStorage(newFolder()));
describeStorage('a bucket', openBucket);
describeStorage('a draft over a folder', async () => new OverlayStorage(new FolderStorage(newFolder())));

describe('FolderStorage', () => {
  const folder = newFolder();

  test('writes nothing under a key that leads out of its folder, and has nothing there', async () => {
    const storage = new FolderStorage(join(folder, 'site'));
    await writeFile(join(folder, 'secret'), 'secret');
    expect(await storage.read('../secret')).toBeUndefined();
    await expect(storage.writeOnce('../secret', 'x')).rejects.toThrow('points out of the storage');
  });

  test.each([
    ['longer than a file name may be', 'a'.repeat(300)],
    ['with a zero byte', 'a\0b'],
    ['of a folder', ''],
  ])('has nothing under a key %s', async (_, key) => {
    expect(await new FolderStorage(folder).read(key)).toBeUndefined();
  });

  test('leaves nothing half written', async () => {
    const storage = new FolderStorage(folder);
    await Promise.all(Array.from({ length: 8 }, () => storage.writeOnce('live/1.json', 'x'.repeat(100_000))));
    expect(await readdir(join(folder, 'live'))).toEqual(['1.json']);
  });
});

describe('BucketStorage', () => {
  test('refuses to write where the service would overwrite', async () => {
    const storage = await openBucket({ isConditional: false });
    await expect(storage.writeOnce('live/1.json', 'first')).rejects.toThrow('ignores "If-None-Match: *"');
    expect(await storage.read('live/1.json')).toBeUndefined();
  });

  test('is read without the right to write', async () => {
    const storage = await openBucket({ isReadOnly: true });
    expect(await storage.list('live/')).toEqual([]);
    await expect(storage.writeOnce('live/1.json', 'first')).rejects.toThrow('AccessDenied');
  });

  test('writes in spite of another write that is under way', async () => {
    const storage = await openBucket({ conflicts: 3 });
    expect(await storage.writeOnce('live/1.json', 'first')).toBe('written');
  });

  test('says in a sentence that a bucket does not answer, or cannot be reached', async () => {
    await expect(openBucket({ isHanging: true }, 50)).rejects.toThrow(
      'The bucket site cannot be used: The storage has not answered within 0.05 s',
    );
    const nowhere = { bucket: 'site', prefix: '', endpoint: 'http://127.0.0.1:1' };
    await expect(BucketStorage.open(nowhere)).rejects.toThrow('The bucket site cannot be used');
  });
});

test('a draft writes nothing down before it is committed, and the last key after all others', async () => {
  const below = new MemoryStorage();
  const draft = new OverlayStorage(below);
  for (const key of ['a', 'whole', 'b', 'c']) await draft.writeOnce(key, key);
  expect([...below.objects.keys()]).toEqual([]);
  await draft.commit(['whole']);
  expect([...below.objects.keys()].sort()).toEqual(['a', 'b', 'c', 'whole']);
  expect([...below.objects.keys()].at(-1)).toBe('whole');
});
