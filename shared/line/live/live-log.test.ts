/** @jest-environment node */
import type { Activation } from '@site/contracts';
import { keys } from '../storage';
import { MemoryStorage } from '../testing/memory-site';
import { findLive, logActivation, walkActivations } from './live-log';

let storage: MemoryStorage;

beforeEach(() => void (storage = new MemoryStorage()));

async function activateMany(count: number): Promise<void> {
  let before: Activation | undefined;
  for (let number = 0; number < count; number += 1)
    before = await logActivation(storage, { parts: {}, composition: 'aaa', before, reason: String(number) });
}

async function reasonsOf(from: Awaited<ReturnType<typeof findLive>>): Promise<string[]> {
  const reasons: string[] = [];
  for await (const { reason } of walkActivations(storage, from)) reasons.push(reason);
  return reasons;
}

describe('logActivation', () => {
  test('puts a composition live and keeps what was live before', async () => {
    const before = await logActivation(storage, { parts: {}, composition: 'aaa', before: undefined, reason: 'start' });
    await logActivation(storage, { parts: {}, composition: 'bbb', before, reason: 'release projects' });
    const live = await findLive(storage);
    expect(live).toMatchObject({ sequence: 2, composition: 'bbb', reason: 'release projects' });
    expect(await reasonsOf(live)).toEqual(['release projects', 'start']);
  });

  test("refuses a second team that has not seen the first one's activation", async () => {
    const before = await logActivation(storage, { parts: {}, composition: 'aaa', before: undefined, reason: 'start' });
    await logActivation(storage, { parts: {}, composition: 'bbb', before, reason: 'first' });
    expect(await logActivation(storage, { parts: {}, composition: 'ccc', before, reason: 'second' })).toBeUndefined();
    expect(await findLive(storage)).toMatchObject({ composition: 'bbb' });
  });
});

describe('findLive', () => {
  test.each([0, 1, 2, 3, 7, 8, 9, 31])('finds the newest of %i activations', async (count) => {
    await activateMany(count);
    expect((await findLive(storage))?.sequence ?? 0).toBe(count);
    if (count > 0) expect((await findLive(storage, count - 1))?.sequence).toBe(count);
  });

  test('reads a handful of entries of a long log, and two when it knows the newest', async () => {
    await activateMany(100);
    storage.list = () => Promise.reject(new Error('The log was listed.'));
    storage.reads = [];
    expect((await findLive(storage))?.sequence).toBe(100);
    expect(storage.reads.length).toBeLessThan(20);
    storage.reads = [];
    expect((await findLive(storage, 100))?.sequence).toBe(100);
    expect(storage.reads).toHaveLength(2);
  });
});

describe('walkActivations', () => {
  test('reads no more entries than its caller needs', async () => {
    await activateMany(80);
    const live = await findLive(storage);
    expect(await reasonsOf(live)).toEqual(Array.from({ length: 80 }, (_, index) => String(79 - index)));
    storage.reads = [];
    for await (const { reason } of walkActivations(storage, live)) if (reason === '78') break;
    expect(storage.reads).toHaveLength(1);
    storage.reads = [];
    for await (const _ of walkActivations(storage, live, 3));
    expect(storage.reads).toHaveLength(2);
  });

  test('reports an entry that cannot be read only to a caller that gets as far', async () => {
    await activateMany(8);
    await storage.remove(keys.liveEntry(4));
    const seen: number[] = [];
    const walk = async () => {
      for await (const { sequence } of walkActivations(storage, await findLive(storage, 8))) seen.push(sequence);
    };
    await expect(walk()).rejects.toThrow();
    expect(seen).toEqual([8, 7, 6, 5]);
  });
});
