/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BucketStorage } from './bucket-storage';
import { FolderStorage } from './folder-storage';
import { OverlayStorage } from './overlay-storage';
import { newFolder } from '../testing/folder';
import { MemoryStorage } from '../testing/memory-site';
import { describeStorage } from '../testing/storage/contract';
import { startS3Server, type S3ServerOptions } from '../testing/storage/s3-server';

async function openBucket(options?: S3ServerOptions) {
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  const server = await startS3Server(options);
  const open = () => BucketStorage.open({ bucket: 'site', prefix: 'preview/', endpoint: server.endpoint });
  return { open, close: server.close };
}

describeStorage('a folder', async () => ({ storage: new FolderStorage(newFolder()) }));

describeStorage('a bucket', async () => {
  const { open, close } = await openBucket();
  return { storage: await open(), close };
});

describeStorage('a draft over a folder', async () => ({
  storage: new OverlayStorage(new FolderStorage(newFolder())),
}));

describe('FolderStorage', () => {
  const folder = newFolder();

  it('writes nothing under a key that leads out of its folder, and has nothing there', async () => {
    const storage = new FolderStorage(join(folder, 'site'));
    await writeFile(join(folder, 'secret'), 'secret');
    expect(await storage.read('../secret')).toBeUndefined();
    await expect(storage.writeOnce('../secret', 'x')).rejects.toThrow('points out of the storage');
  });

  it.each([
    ['longer than a file name may be', 'a'.repeat(300)],
    ['with a zero byte', 'a\0b'],
    ['of a folder', ''],
  ])('has nothing under a key %s', async (_, key) => {
    expect(await new FolderStorage(folder).read(key)).toBeUndefined();
  });

  it('leaves nothing half written', async () => {
    const storage = new FolderStorage(folder);
    await Promise.all(Array.from({ length: 8 }, () => storage.writeOnce('live/1.json', 'x'.repeat(100_000))));
    expect(await readdir(join(folder, 'live'))).toEqual(['1.json']);
  });
});

describe('BucketStorage', () => {
  it('refuses to write where the service would overwrite', async () => {
    const { open, close } = await openBucket({ isConditional: false });
    const storage = await open();
    await expect(storage.writeOnce('live/1.json', 'first')).rejects.toThrow('ignores "If-None-Match: *"');
    expect(await storage.read('live/1.json')).toBeUndefined();
    await close();
  });

  it('is read without the right to write', async () => {
    const { open, close } = await openBucket({ isReadOnly: true });
    const storage = await open();
    expect(await storage.list('live/')).toEqual([]);
    await expect(storage.writeOnce('live/1.json', 'first')).rejects.toThrow('AccessDenied');
    await close();
  });

  it('writes in spite of another write that is under way', async () => {
    const { open, close } = await openBucket({ conflicts: 3 });
    const storage = await open();
    expect(await storage.writeOnce('live/1.json', 'first')).toBe('written');
    await close();
  });

  it('says in a sentence that a bucket does not answer', async () => {
    const server = await startS3Server({ isHanging: true });
    await expect(BucketStorage.open({ bucket: 'site', prefix: '', endpoint: server.endpoint }, 50)).rejects.toThrow(
      'The bucket site cannot be used: The storage has not answered within 0.05 s',
    );
    await server.close();
  });

  it('says in a sentence that a bucket cannot be reached', async () => {
    const { open, close } = await openBucket();
    await close();
    await expect(open()).rejects.toThrow('The bucket site cannot be used');
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
