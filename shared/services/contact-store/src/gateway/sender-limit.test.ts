/** @jest-environment node */
import { Refusal } from './refusal';
import { SenderLimit } from './sender-limit';
import { toNetwork } from './sender-network';

let now = 0;
const rule = { allowed: 3, allowedUnknown: 5, perMs: 60_000 };
const makeLimit = () => new SenderLimit(rule, () => now);

function statusOf(work: () => unknown): number {
  try {
    work();
    return 201;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
}

beforeEach(() => void (now = 0));

test('a sender stores the allowed rows and learns when to retry', () => {
  const limit = makeLimit();
  for (let sent = 0; sent < 3; sent += 1) limit.admit('a').stored();
  expect(statusOf(() => limit.admit('a'))).toBe(429);
  now = 20_000;
  expect(() => limit.check('a')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ retryAfterS: 40 }) }),
  );
  expect(statusOf(() => limit.check('b'))).toBe(201);
  now = 60_000;
  expect(statusOf(() => limit.check('a'))).toBe(201);
});

test('a sender of many rows ranks after a sender of few', () => {
  const limit = makeLimit();
  limit.admit('a').stored();
  limit.admit('a').refused();
  expect([limit.admit('a').rank, limit.admit('b').rank]).toEqual([2, 0]);
  now = 60_000;
  expect(limit.admit('a').rank).toBe(0);
});

test('requests under way count, and those that failed without the sender do not', () => {
  const limit = makeLimit();
  const admissions = [limit.admit('a'), limit.admit('a'), limit.admit('a')];
  expect(statusOf(() => limit.admit('a'))).toBe(429);
  admissions[0]?.failed();
  expect(statusOf(() => limit.admit('a'))).toBe(201);
});

test('a sender of nothing but faulty requests is refused after a while', () => {
  const limit = makeLimit();
  for (let sent = 0; sent < 15; sent += 1) limit.admit('a').refused();
  expect(statusOf(() => limit.check('a'))).toBe(429);
});

test('a database refusal is repeated from memory for half a minute', () => {
  const limit = makeLimit();
  limit.admit('a').limited();
  expect(statusOf(() => limit.check('a'))).toBe(429);
  now = 30_001;
  expect(statusOf(() => limit.check('a'))).toBe(201);
});

test('senders whose address is not known have one limit together', () => {
  const limit = makeLimit();
  for (let sent = 0; sent < 5; sent += 1) limit.admit('').stored();
  expect(statusOf(() => limit.check(''))).toBe(429);
});

test('an operator changes the rule in the database', async () => {
  const limit = makeLimit();
  await limit.readRule({
    transact: () => Promise.resolve([[{ allowed: 1, allowedUnknown: 1, perMs: 1000 }]]),
    close: () => Promise.resolve(),
  });
  limit.admit('a').stored();
  expect(statusOf(() => limit.check('a'))).toBe(429);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:80', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::'],
  ['2001:db8:1:201::1', '2001:db8:1:200::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', ''],
  ['0x7f.1', ''],
  ['', ''],
])('the address %j counts as %j, as it does in the database', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
