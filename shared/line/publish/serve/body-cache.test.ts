/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotli } from '../../storage';
import { MemorySite, MemoryStorage } from '../../testing/memory-site';
import { BodyCache } from './body-cache';
import { Problems } from './problems';

const kilobyte = 'x'.repeat(1024);
const newCache = (storage: MemoryStorage, maxBytes: number) =>
  new BodyCache(storage, new Problems(new MemorySite().log), maxBytes);

function storageOf(...keys: string[]): MemoryStorage {
  const storage = new MemoryStorage();
  for (const key of keys) storage.objects.set(key, Buffer.from(kilobyte));
  return storage;
}

describe('the files in memory', () => {
  it('are read once, however many ask at the same moment', async () => {
    const storage = storageOf('photo.avif');
    const cache = newCache(storage, 100_000);
    const bodies = await Promise.all(Array.from({ length: 50 }, () => cache.get('photo.avif')));
    expect(new Set(bodies).size).toBe(1);
    expect(storage.reads).toEqual(['photo.avif']);
  });

  it('stay within their limit under concurrent reads', async () => {
    const keys = Array.from({ length: 6 }, (_, index) => `${index}.avif`);
    const storage = storageOf(...keys);
    const cache = newCache(storage, 20_000);
    await Promise.all(Array.from({ length: 50 }, () => Promise.all(keys.map((key) => cache.get(key)))));
    expect(cache.bytes).toBeGreaterThanOrEqual(6 * 1024);
    expect(cache.bytes).toBeLessThan(6 * 2048);
    storage.reads = [];
    await Promise.all(keys.map((key) => cache.get(key)));
    expect(storage.reads).toEqual([]);
  });

  it('give up the one that was not asked for longest', async () => {
    const storage = storageOf('a.avif', 'b.avif', 'c.avif');
    const cache = newCache(storage, 3_500);
    for (const key of ['a.avif', 'b.avif', 'a.avif', 'c.avif']) await cache.get(key);
    expect(cache.bytes).toBeLessThanOrEqual(3_500);
    storage.reads = [];
    for (const key of ['a.avif', 'c.avif', 'b.avif']) await cache.get(key);
    expect(storage.reads).toEqual(['b.avif']);
  });

  it('do not hold one that is larger than all of the room, which is sent all the same', async () => {
    const cache = newCache(storageOf('a.avif'), 500);
    expect((await cache.get('a.avif'))?.bytes.toString()).toBe(kilobyte);
    expect(cache.bytes).toBe(0);
  });

  it('leave room for what is compressed later', async () => {
    const storage = storageOf('page.html');
    const html = readFileSync(__filename); // Compresses like a page.
    storage.objects.set('page.html', html).set('page.html.br', await brotli(html));
    const cache = newCache(storage, 100_000);
    const body = await cache.get('page.html');
    const others = html.length + (body?.brotli?.length ?? NaN);
    expect(cache.bytes).toBeGreaterThan(others + ((await body?.in('gzip'))?.length ?? NaN));
  });

  it('remember for a while what is not there', async () => {
    const storage = storageOf();
    const cache = newCache(storage, 100_000);
    expect([await cache.get('gone.avif'), await cache.get('gone.avif')]).toEqual([undefined, undefined]);
    expect(storage.reads).toEqual(['gone.avif']);
  });

  it('are tried again after a read that failed', async () => {
    const storage = storageOf('a.avif');
    const cache = newCache(storage, 100_000);
    storage.mode = 'failing';
    await expect(cache.get('a.avif')).rejects.toThrow('ECONNREFUSED');
    storage.mode = 'sound';
    expect(await cache.get('a.avif')).toBeDefined();
  });
});
