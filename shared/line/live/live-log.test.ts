/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage, keys, type Storage } from '../storage';
import { activate, findLive, LiveMovedError, walkActivations } from './live-log';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-live-'));
  storage = new FolderStorage(folder);
  for (const id of ['aaa', 'bbb', 'ccc']) await storage.writeOnce(keys.composition(id), JSON.stringify({ id }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function activateMany(count: number): Promise<void> {
  for (let after = 0; after < count; after += 1)
    await activate(storage, { composition: 'aaa', after, reason: String(after) });
}

async function namesOf(from: Awaited<ReturnType<typeof findLive>>): Promise<string[]> {
  const names: string[] = [];
  for await (const { composition } of walkActivations(storage, from)) names.push(composition);
  return names;
}

describe('activate', () => {
  it('puts a composition live and keeps what was live before', async () => {
    await activate(storage, { composition: 'aaa', after: 0, reason: 'start' });
    await activate(storage, { composition: 'bbb', after: 1, reason: 'release projects' });
    const live = await findLive(storage);
    expect(live).toMatchObject({ sequence: 2, composition: 'bbb', reason: 'release projects' });
    expect(await namesOf(live)).toEqual(['bbb', 'aaa']);
  });

  it("refuses a second team that has not seen the first one's activation", async () => {
    await activate(storage, { composition: 'aaa', after: 0, reason: 'start' });
    await activate(storage, { composition: 'bbb', after: 1, reason: 'first' });
    await expect(activate(storage, { composition: 'ccc', after: 1, reason: 'second' })).rejects.toThrow(LiveMovedError);
    expect(await findLive(storage)).toMatchObject({ composition: 'bbb' });
  });

  it('lets exactly one of many win who activate at the same moment', async () => {
    const attempts = Array.from({ length: 20 }, () =>
      activate(storage, { composition: 'aaa', after: 0, reason: 'race' }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf(await findLive(storage))).toEqual(['aaa']);
  });

  it('leaves no gap in the log, which would hide later entries', async () => {
    await expect(activate(storage, { composition: 'aaa', after: 7, reason: 'ahead' })).rejects.toThrow(LiveMovedError);
    expect(await findLive(storage)).toBeUndefined();
  });

  it('refuses a composition that is not in the storage', async () => {
    await expect(activate(storage, { composition: 'zzz', after: 0, reason: 'start' })).rejects.toThrow(
      'There is no composition zzz',
    );
  });
});

describe('findLive', () => {
  it.each([0, 1, 2, 3, 7, 8, 9, 31])('finds the newest of %i activations', async (count) => {
    await activateMany(count);
    expect((await findLive(storage))?.sequence ?? 0).toBe(count);
    if (count > 0) expect((await findLive(storage, count - 1))?.sequence).toBe(count);
  });

  it('reads a handful of entries of a long log, and two when it knows the newest', async () => {
    await activateMany(100);
    let reads = 0;
    const counting: Storage = {
      read: (key) => ((reads += 1), storage.read(key)),
      writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
      list: () => Promise.reject(new Error('The log was listed.')),
      remove: (key) => storage.remove(key),
    };
    expect((await findLive(counting))?.sequence).toBe(100);
    expect(reads).toBeLessThan(20);
    reads = 0;
    expect((await findLive(counting, 100))?.sequence).toBe(100);
    expect(reads).toBe(2);
  });
});

describe('walkActivations', () => {
  function countWaits(): { counted: Storage; waits: () => number; reads: () => number } {
    let [waits, reads, open] = [0, 0, 0];
    const read = async (key: string) => {
      reads += 1;
      if (open === 0) waits += 1;
      open += 1;
      try {
        return await storage.read(key);
      } finally {
        open -= 1;
      }
    };
    const counted: Storage = {
      read,
      list: (prefix) => storage.list(prefix),
      remove: (key) => storage.remove(key),
      writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    };
    return { counted, waits: () => waits, reads: () => reads };
  }

  it('reads a long log in few round trips, and one entry for a caller that needs one', async () => {
    await activateMany(80);
    const live = await findLive(storage);
    const whole = countWaits();
    const reasons: string[] = [];
    for await (const { reason } of walkActivations(whole.counted, live)) reasons.push(reason);
    expect(reasons).toEqual(Array.from({ length: 80 }, (_, index) => String(79 - index)));
    expect(whole.waits()).toBeLessThanOrEqual(9);
    const short = countWaits();
    for await (const { reason } of walkActivations(short.counted, live)) if (reason === '78') break;
    expect(short.reads()).toBe(1);
  });

  it('reports an entry that cannot be read only to a caller that gets as far', async () => {
    await activateMany(8);
    await rm(join(folder, keys.liveEntry(4)));
    const seen: number[] = [];
    const walk = async () => {
      for await (const { sequence } of walkActivations(storage, await findLive(storage))) seen.push(sequence);
    };
    await expect(walk()).rejects.toThrow();
    expect(seen).toEqual([8, 7, 6, 5]);
  });
});
