/** @jest-environment node */
import { BoundedQueue } from './bounded-queue';

let now = 0;
let finish: (() => void)[] = [];
let started: string[] = [];
let refused: string[] = [];

function open(mostRunning: number, mostWaiting: number) {
  const queue = new BoundedQueue(mostRunning, mostWaiting, () => now);
  return (name: string, rank: number) => {
    const work = () => {
      started.push(name);
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    queue.run(work, rank).catch(({ status }: { status: number }) => refused.push(`${name} ${status}`));
  };
}

async function endOne() {
  finish.shift()?.();
  await new Promise(setImmediate);
}

beforeEach(() => {
  now = 0;
  [finish, started, refused] = [[], [], []];
});

test("a visitor's first request runs before those of a flood that waited longer", async () => {
  const send = open(1, 3);
  for (const name of ['flood 1', 'flood 2', 'flood 3', 'flood 4']) send(name, 1);
  send('visitor', 0);
  await endOne();
  expect(started).toEqual(['flood 1', 'visitor']);
  expect(refused).toEqual(['flood 4 503']);
  while (finish.length > 0) await endOne();
  expect(started).toEqual(['flood 1', 'visitor', 'flood 2', 'flood 3']);
});

test('senders of equally many requests take turns by time, and the last is refused', async () => {
  const send = open(1, 2);
  for (const name of ['a', 'b', 'c', 'd']) send(name, 0);
  while (finish.length > 0) await endOne();
  expect([started, refused]).toEqual([['a', 'b', 'c'], ['d 503']]);
});

test('a request that others overtake for too long is refused', async () => {
  const send = open(1, 3);
  send('running', 0);
  send('overtaken', 2);
  now = 5_001;
  send('visitor', 0);
  await endOne();
  await endOne();
  expect([started, refused]).toEqual([['running', 'visitor'], ['overtaken 503']]);
});

test('a failed transaction gives its place to the next one', async () => {
  const queue = new BoundedQueue(1, 1);
  const failed = queue.run(() => Promise.reject(new Error('lost')));
  const next = queue.run(() => Promise.resolve('stored'));
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('stored');
  expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
});
