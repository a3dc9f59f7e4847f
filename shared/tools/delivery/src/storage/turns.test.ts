/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStorage } from '../testing/memory-site';
import { FolderStorage } from './folder-storage';
import { keys, type Storage } from './storage';
import { inTurn } from './turns';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-turns-'));
  storage = new FolderStorage(folder);
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

describe('a turn', () => {
  const noteOf = (note: object) =>
    JSON.stringify({ at: new Date().toISOString(), host: hostname(), pid: process.pid, ...note });

  it('comes in the order of asking, one at a time', async () => {
    const steps: string[] = [];
    let looks = 0;
    const watched = watch(async () => void (looks += 1));
    const second = await inTurn(storage, async () => {
      steps.push('first begins');
      const asked = { turn: inTurn(watched, async () => void steps.push('second begins')) };
      while (looks < 3 && steps.length === 1) await new Promise((resolve) => setImmediate(resolve));
      steps.push('first ends');
      return asked;
    });
    await second.turn;
    expect(steps).toEqual(['first begins', 'first ends', 'second begins']);
    expect(await storage.list('')).toEqual([]);
  });

  it('passes over whoever has died, and waits for nobody who asked later', async () => {
    await storage.writeOnce(
      keys.turn('0-dead'),
      noteOf({ pid: spawnSync(process.execPath, ['-e', ''], { cwd: folder }).pid }),
    );
    await storage.writeOnce(keys.turn('1-left-behind'), noteOf({ at: '2020-01-01T00:00:00.000Z', host: 'another' }));
    await storage.writeOnce(keys.turn('9999999999999-later'), noteOf({}));
    expect(await inTurn(storage, async () => 'done')).toBe('done');
    expect(await storage.list('')).toEqual([keys.turn('9999999999999-later')]);
  });

  it('of a process on another host that has said nothing for half a minute is passed over, and that of one that renews its note is not', async () => {
    const secondsAgo = (seconds: number) =>
      noteOf({ at: new Date(Date.now() - seconds * 1000).toISOString(), host: 'another' });
    const alive = ['1000000000000-0123456789ab', '1000000000000-0123456789ab-1000000035000'].map(keys.turn);
    await storage.writeOnce(alive[0] ?? '', secondsAgo(45));
    await storage.writeOnce(alive[1] ?? '', secondsAgo(10));
    await storage.writeOnce(keys.turn('1000000000001-died'), secondsAgo(31));
    const order: string[] = [];
    const watched = watch(async () => {
      if (order.push('looks') === 3) for (const key of alive) await storage.remove(key);
    });
    await inTurn(watched, async () => void order.push('begins'));
    expect(order).toEqual(['looks', 'looks', 'looks', 'begins']);
    expect(await storage.list('')).toEqual([]);
  });

  it('lasts as long as its work, also when that is longer than a note counts', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const memory = new MemoryStorage(); // a disk would take real time while the clock is driven
    const order: string[] = [];
    let end: (() => void) | undefined;
    const first = inTurn(memory, () => new Promise<void>((resolve) => (end = resolve)));
    await untilThat(async () => (await jest.advanceTimersByTimeAsync(20), end !== undefined));
    for (let renewed = 0; renewed < 5; renewed += 1) await jest.advanceTimersByTimeAsync(10_000);
    const second = inTurn(
      watch(async () => void order.push('looks'), memory),
      async () => void order.push('begins'),
    );
    await untilThat(async () => (await jest.advanceTimersByTimeAsync(20), order.length >= 2));
    expect(order.slice(0, 2)).toEqual(['looks', 'looks']);
    end?.();
    await untilThat(async () => (await jest.advanceTimersByTimeAsync(20), order.at(-1) === 'begins'));
    await Promise.all([first, second]);
    expect(await memory.list('')).toEqual([]);
  });
});

/** The storage, with a word before each list. */
function watch(onList: () => Promise<void>, below: Storage = storage): Storage {
  return {
    read: (key) => below.read(key),
    remove: (key) => below.remove(key),
    writeOnce: (key, bytes) => below.writeOnce(key, bytes),
    list: async (prefix) => (await onList(), below.list(prefix)),
  };
}

/** Throws after a thousand looks. */
async function untilThat(condition: () => Promise<boolean>): Promise<void> {
  for (let left = 1000; !(await condition()); left -= 1) {
    if (left === 0) throw new Error('It never came to that.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
