/** @jest-environment node */
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { DatabaseUnavailableError, SqlError } from '../database/errors';
import { listContacts } from '../operator/list-contacts';
import { useDatabase } from '../testing/each-database';
import { aRequest, useGateway } from '../testing/gateway-under-test';
import { BoundedQueue } from './bounded-queue';

const database = useDatabase();
const gateway = useGateway(database);
const narrowGateway = useGateway(database, { queue: new BoundedQueue(2, 0) });
const oneByOne = useGateway(database, { queue: new BoundedQueue(1, 1) });

const countRows = async () => (await listContacts(database())).length;

test.each([
  ['a missing name', { name: undefined }, '23502'],
  ['a name of white space only', { name: ' \t\n' }, '23514'],
  ['an empty email', { email: '' }, '23514'],
  ['a purpose that the form does not offer', { purpose: 'Sell' }, '23514'],
  ['a name of 201 characters', { name: 'a'.repeat(201) }, '23514'],
  ['a message of 5001 characters', { message: 'a'.repeat(5001) }, '23514'],
  ['half a character', { name: '\ud800' }, '22P02'],
  ['a zero character', { name: 'a\u0000' }, '22P05'],
  ['a number for a name', { name: 7 }, '22P02'],
  ['a list for a phone', { phone: ['1'] }, '22P02'],
  ['an unknown column', { colour: 'red' }, 'PGRST204'],
  ['SQL for a column', { 'name)values(1)--': 'a' }, 'PGRST204'],
])('a request with %s is refused with status 400 and a code', async (_, change, code) => {
  const before = await countRows();
  const { status, body } = await gateway.send({ ...aRequest, ...change });
  expect([status, body]).toEqual([400, expect.objectContaining({ code, message: expect.any(String) })]);
  expect(await countRows()).toBe(before);
});

test('an email of any form is stored, and so are the longest texts in any script @CONT-10', async () => {
  const longest = {
    name: '\u{1f3e0}'.repeat(200),
    purpose: 'Rent',
    email: 'abc',
    phone: '0'.repeat(50),
    message: 'گ'.repeat(5000),
  };
  const { status, body } = await gateway.send(longest, {
    prefer: 'return=representation',
    accept: 'application/vnd.pgrst.object+json',
  });
  expect([status, body]).toEqual([201, expect.objectContaining(longest)]);
});

test.each(['id', 'created_at', 'created_xact'])(
  'a request with a forged %s is refused with status 401',
  async (column) => {
    const { status, body } = await gateway.send({ ...aRequest, [column]: 'x' });
    expect([status, body]).toEqual([401, expect.objectContaining({ code: '42501' })]);
  },
);

test.each([
  ['no JSON', '{"name":', 400, 'PGRST102'],
  ['an empty body', '', 400, 'PGRST102'],
  ['a text', '"Ayesha"', 400, 'PGRST102'],
  ['a list of rows', [aRequest], 400, 'PGRST102'],
  ['an empty object', {}, 400, '23502'],
  ['JSON of great depth', '['.repeat(60_000), 400, 'PGRST102'],
  ['more than 64 KB', { ...aRequest, message: 'a'.repeat(66_000) }, 413, 'PGRST102'],
])('%s is refused', async (_, body, status, code) => {
  expect(await gateway.send(body)).toMatchObject({ status, body: { code } });
});

test.each([
  ['another table', 'visitors', {}, 404],
  ['a function', 'rpc/contact_network', {}, 404],
  ['a conflict on another column', 'contact?on_conflict=email', {}, 400],
  ['a merge', 'contact', { prefer: 'return=minimal, resolution=merge-duplicates' }, 400],
  ['a hidden column', 'contact?select=id,created_xact', {}, 401],
  ['columns to write', 'contact?columns=id,name', {}, 400],
  ['SQL for a column', 'contact?select=version()', {}, 400],
  ['a join', 'contact?select=*,contact(*)', {}, 400],
  ['another schema', 'contact', { 'content-profile': 'private' }, 406],
  ['CSV requested', 'contact', { accept: 'text/csv' }, 406],
  ['a web form for a body', 'contact', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a compressed body', 'contact', { 'content-encoding': 'gzip' }, 415],
  ['another key', 'contact', { apikey: 'other' }, 401],
  ['the token of somebody signed in', 'contact', { authorization: 'Bearer eyJhbGciOi' }, 401],
])('a call with %s is refused and stores nothing', async (_, path, headers, status) => {
  const before = await countRows();
  const answer = await gateway.send(aRequest, headers as Record<string, string>, path);
  expect(answer).toMatchObject({ status, body: { code: expect.any(String), message: expect.any(String) } });
  expect(await countRows()).toBe(before);
});

test('a body over the limit without Content-Length is refused while arriving', async () => {
  const socket = connectSocket(Number(new URL(gateway.url()).port), '127.0.0.1');
  const head = [
    'POST /rest/v1/contact HTTP/1.1',
    'Host: gateway',
    'apikey: sb_publishable_manzil_embedded',
    'Transfer-Encoding: chunked',
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  for (let sent = 0; sent < 5; sent += 1) socket.write(`4000\r\n${'a'.repeat(0x4000)}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*connection: close/s);
});

test('a body that does not arrive in time ends its connection', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const socket = connectSocket(Number(new URL(gateway.url()).port), '127.0.0.1');
  const head = [
    'POST /rest/v1/contact HTTP/1.1',
    'Host: gateway',
    'apikey: sb_publishable_manzil_embedded',
    'Content-Length: 100',
    '',
    '{',
  ];
  socket.write(head.join('\r\n'));
  const answer = text(socket);
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(10_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*connection: close/s);
  jest.useRealTimers();
});

test('a page of another origin may not call', async () => {
  const { status, headers } = await gateway.call('contact', {
    method: 'OPTIONS',
    headers: { origin: 'https://manzil.example', 'access-control-request-method': 'POST' },
  });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
});

test('behind a trusted proxy the last forwarded address has its limit', async () => {
  const send = (from: string) => gateway.send(aRequest, { 'x-forwarded-for': from });
  const first = await Promise.all(Array.from({ length: 21 }, (_, index) => send(`203.0.113.${index}, 198.51.100.7`)));
  expect(first.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send('198.51.100.8')).status).toBe(201);
  expect(await send('198.51.100.7')).toMatchObject({ status: 429, body: { code: 'PT429', hint: expect.any(String) } });
});

test.each([
  ['is gone', new DatabaseUnavailableError('memory access out of bounds'), 'PGRST000'],
  ['has a full disk', new SqlError('53100', 'could not extend file'), '53100'],
])('while the database %s, visitors get 503 and one log entry is written', async (_, error, code) => {
  gateway.logged.length = 0;
  const transact = jest.spyOn(database(), 'transact').mockRejectedValue(error);
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await gateway.send(aRequest);
    expect(answer).toMatchObject({ status: 503, body: { code } });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  transact.mockRestore();
  expect((await gateway.send(aRequest)).status).toBe(201);
  expect(gateway.logged).toEqual([
    `Contact requests are refused for the moment: ${error.message}`,
    'Contact requests are stored again.',
  ]);
});

test('a request beyond the queue gets 503 and a time to retry', async () => {
  const finish: (() => void)[] = [];
  jest
    .spyOn(database(), 'transact')
    .mockImplementation(() => new Promise((resolve) => finish.push(() => resolve([[], []]))));
  const waiting = [narrowGateway.send(aRequest), narrowGateway.send(aRequest)];
  const isFull = async () => {
    const answer = await narrowGateway.send(aRequest);
    return answer.status === 503 ? answer : undefined;
  };
  let refused: Awaited<ReturnType<typeof isFull>>;
  while (!(refused = finish.length === 2 ? await isFull() : undefined)) await new Promise(setImmediate);
  expect(refused).toMatchObject({ body: { code: '53300', hint: 'Send it again in a moment.' } });
  expect(refused.headers.get('retry-after')).toBe('2');
  for (const end of finish) end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201]);
});

test('a first request waits instead of the second one of another sender', async () => {
  const finish: (() => void)[] = [];
  jest
    .spyOn(database(), 'transact')
    .mockImplementation(() => new Promise((resolve) => finish.push(() => resolve([[], []]))));
  const flood = () => oneByOne.send(aRequest, { 'x-forwarded-for': '198.51.100.1' });
  const first = flood();
  while (finish.length === 0) await new Promise(setImmediate);
  const second = flood();
  const visitor = oneByOne.send(aRequest);
  expect((await second).status).toBe(503);
  finish[0]?.();
  expect((await first).status).toBe(201);
  while (finish.length === 1) await new Promise(setImmediate);
  finish[1]?.();
  expect((await visitor).status).toBe(201);
});

test('repeated refusals cost no more database transactions', async () => {
  const transact = jest.spyOn(database(), 'transact');
  const send = (change: object) => gateway.send({ ...aRequest, ...change }, { 'x-forwarded-for': '198.51.100.77' });
  for (let sent = 0; sent < 20; sent += 1) expect((await send({})).status).toBe(201);
  const calls = transact.mock.calls.length;
  const refused = await send({});
  expect(refused).toMatchObject({ status: 429, body: { code: 'PT429' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(transact.mock.calls).toHaveLength(calls);
});

test.each(['GET', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])(
  '%s is answered without the database',
  async (method) => {
    const transact = jest.spyOn(database(), 'transact');
    await gateway.call('contact?select=id', { method });
    expect(transact).not.toHaveBeenCalled();
  },
);

test('a text that begins with U+FEFF is kept as it is', async () => {
  const name = '\ufeffBilal';
  expect(
    await gateway.send({ ...aRequest, name }, { prefer: 'return=representation' }, 'contact?select=name'),
  ).toMatchObject({ status: 201, body: [{ name }] });
  expect((await listContacts(database())).map((row) => row.name)).toContain(name);
});

describe('a flood of requests that are refused', () => {
  let release = () => undefined as void;
  const pause = new Promise<void>((resolve) => (release = resolve));
  const flooded = useGateway(database, { pause: () => pause });

  it('is immediate for a few refusals and delayed for many', async () => {
    const from = { 'x-forwarded-for': '198.51.100.99' };
    for (let sent = 0; sent < 20; sent += 1) await flooded.send(aRequest, from);
    expect((await flooded.send(aRequest, from)).status).toBe(429);
    const statuses: number[] = [];
    const flood = Array.from({ length: 90 }, async () => statuses.push((await flooded.send(aRequest, from)).status));
    await Promise.race(flood);
    // Reading is still allowed.
    expect((await flooded.call('contact', { method: 'HEAD' })).status).toBe(200);
    expect(statuses.length).toBeLessThan(90);
    release();
    await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([429]));
  });
});
