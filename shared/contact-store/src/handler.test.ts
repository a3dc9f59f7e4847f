/** @jest-environment node */
import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listContacts } from './operator';
import { useDatabase } from './testing/each-database';
import { aRequest, useHandler } from './testing/handler-under-test';

const database = useDatabase();
const site = useHandler(database);

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
  ['an unknown column', { color: 'red' }, 'PGRST204'],
  ['SQL for a column', { 'name)values(1)--': 'a' }, 'PGRST204'],
])('a request with %s is refused with status 400 and a code', async (_, change, code) => {
  const before = await countRows();
  const { status, body } = await site.send({ ...aRequest, ...change });
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
  const { status, body } = await site.send(longest, {
    prefer: 'return=representation',
    accept: 'application/vnd.pgrst.object+json',
  });
  expect([status, body]).toEqual([201, expect.objectContaining(longest)]);
});

test.each(['id', 'created_at', 'created_xact'])(
  'a request with a forged %s is refused with status 401',
  async (column) => {
    const { status, body } = await site.send({ ...aRequest, [column]: 'x' });
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
  expect(await site.send(body)).toMatchObject({ status, body: { code } });
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
  const answer = await site.send(aRequest, headers as Record<string, string>, path);
  expect(answer).toMatchObject({ status, body: { code: expect.any(String), message: expect.any(String) } });
  expect(await countRows()).toBe(before);
});

test('a body over the limit without Content-Length is refused while arriving', async () => {
  const socket = connectSocket(Number(new URL(site.url()).port), '127.0.0.1');
  const head = [
    'POST /rest/v1/contact HTTP/1.1',
    'Host: site',
    'apikey: sb_publishable_manzil_embedded',
    'Transfer-Encoding: chunked',
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  for (let sent = 0; sent < 5; sent += 1) socket.write(`4000\r\n${'a'.repeat(0x4000)}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*connection: close/s);
});

test('a page of another origin may not call', async () => {
  const { status, headers } = await site.call('contact', {
    method: 'OPTIONS',
    headers: { origin: 'https://manzil.example', 'access-control-request-method': 'POST' },
  });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
});

test('behind a trusted proxy the last forwarded address has its limit', async () => {
  const send = (from: string) => site.send(aRequest, { 'x-forwarded-for': from });
  const first = await Promise.all(Array.from({ length: 21 }, (_, index) => send(`203.0.113.${index}, 198.51.100.7`)));
  expect(first.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send('198.51.100.8')).status).toBe(201);
  expect(await send('198.51.100.7')).toMatchObject({ status: 429, body: { code: 'PT429', hint: expect.any(String) } });
});

describe('a sender who was refused twenty times in ten minutes', () => {
  const other = useHandler(database);
  const from = { 'x-forwarded-for': '198.51.100.9' };
  /** Resolves with the first line of the answer to a request whose body does not arrive. */
  async function sendHead() {
    const socket = connectSocket(Number(new URL(other.url()).port), '127.0.0.1');
    const key = 'apikey: sb_publishable_manzil_embedded';
    socket.write(
      `POST /rest/v1/contact HTTP/1.1\r\nHost: site\r\n${key}\r\nX-Forwarded-For: 198.51.100.9\r\nContent-Length: 9\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString().split('\r\n', 1)[0];
  }

  test('gets 429 before a body arrives, until ten minutes are over', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    for (let sent = 0; sent < 20; sent += 1) expect((await other.send('[', from)).status).toBe(400);
    expect(await sendHead()).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await other.send(aRequest, from)).toMatchObject({ status: 429, body: { code: 'PT429' } });
    expect((await other.send(aRequest)).status).toBe(201);
    const [forget] = timers.mock.calls.find(([, ms]) => ms === 600_000) ?? [];
    forget?.();
    expect((await other.send(aRequest, from)).status).toBe(201);
  });

  test('is not one whom the database could not answer', async () => {
    const transact = jest.spyOn(database(), 'transact').mockRejectedValue(new Error('gone'));
    for (let sent = 0; sent < 25; sent += 1) expect((await other.send(aRequest, from)).status).toBe(503);
    transact.mockRestore();
    expect((await other.send(aRequest, from)).status).toBe(201);
  });
});

test.each([
  ['is gone', new Error('memory access out of bounds'), 'PGRST000'],
  ['has a full disk', Object.assign(new Error('The disk of /srv is full'), { code: '53100' }), '53100'],
])('while the database %s, visitors get 503 and one log entry is written', async (_, error, code) => {
  site.logged.length = 0;
  const transact = jest.spyOn(database(), 'transact').mockRejectedValue(error);
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await site.send(aRequest);
    expect(answer).toMatchObject({ status: 503, body: { code, message: expect.not.stringContaining(error.message) } });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  transact.mockRestore();
  expect((await site.send(aRequest)).status).toBe(201);
  expect(site.logged).toEqual([
    `Contact requests are refused for the moment: ${error.message}`,
    'Contact requests are stored again.',
  ]);
});

test.each(['GET', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])(
  '%s is answered without the database',
  async (method) => {
    const transact = jest.spyOn(database(), 'transact');
    await site.call('contact?select=id', { method });
    expect(transact).not.toHaveBeenCalled();
  },
);

test('a text that begins with U+FEFF is kept as it is', async () => {
  const name = '\ufeffBilal';
  expect(
    await site.send({ ...aRequest, name }, { prefer: 'return=representation' }, 'contact?select=name'),
  ).toMatchObject({ status: 201, body: [{ name }] });
  expect((await listContacts(database())).map((row) => row.name)).toContain(name);
});
