/** @jest-environment node */
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listContacts } from '../list-contacts';
import { aRequest, useDatabase, useGateway } from '../testing/gateway-under-test';

jest.mock('@electric-sql/pglite', () => jest.requireActual('../testing/real-pglite'));

const database = useDatabase();
const gateway = useGateway(database);
const openGateway = useGateway(database, { allowOrigin: 'https://manzil.example' });

const countRows = async () => (await listContacts(database().postgres)).length;

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
  ['a forged id', { id: '00000000-0000-0000-0000-000000000000' }, 'PGRST204'],
  ['a forged transaction', { created_xact: '1' }, 'PGRST204'],
  ['a forged time', { created_at: '2020-01-01T00:00:00Z' }, 'PGRST204'],
])('a request with %s is refused with status 400 and a code', async (_, change, code) => {
  const before = await countRows();
  const { status, body } = await gateway.send({ ...aRequest, ...change });
  expect([status, body]).toEqual([400, expect.objectContaining({ code, message: expect.any(String) })]);
  expect(await countRows()).toBe(before);
});

test('CONT-10 an email of any form is stored, and so are the longest texts in any script', async () => {
  const longest = { name: '\u{1f3e0}'.repeat(200), purpose: 'Rent', email: 'abc', phone: '0'.repeat(50), message: 'گ'.repeat(5000) };
  const { status, body } = await gateway.send(longest, { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' });
  expect([status, body]).toEqual([201, expect.objectContaining(longest)]);
});

test.each([
  ['no JSON', '{"name":', 400, 'PGRST102'],
  ['an empty body', '', 400, 'PGRST102'],
  ['a text', '"Ayesha"', 400, 'PGRST102'],
  ['a list of texts', '["Ayesha"]', 400, 'PGRST102'],
  ['rows of different columns', [aRequest, { name: 'B' }], 400, 'PGRST102'],
  ['an empty object', {}, 400, '23502'],
  ['JSON of great depth', '['.repeat(60_000), 400, 'PGRST102'],
  ['more than 64 KB', { ...aRequest, message: 'a'.repeat(66_000) }, 413, 'PGRST102'],
])('%s is refused', async (_, body, status, code) => {
  expect(await gateway.send(body)).toMatchObject({ status, body: { code } });
});

test.each([
  ['another table', 'visitors', {}, 404],
  ['a function', 'rpc/contact_network', {}, 404],
  ['an upsert', 'contact?on_conflict=id', {}, 400],
  ['a merge', 'contact', { prefer: 'resolution=merge-duplicates' }, 400],
  ['a count', 'contact', { prefer: 'count=exact' }, 400],
  ['SQL for a column', 'contact?select=version()', {}, 400],
  ['a join', 'contact?select=*,contact(*)', {}, 400],
  ['SQL for a column to write', 'contact?columns=name)values(1)--', {}, 400],
  ['another schema', 'contact', { 'content-profile': 'private' }, 406],
  ['CSV wanted back', 'contact', { accept: 'text/csv' }, 406],
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

test('a body that grows beyond the limit without saying so is refused while it arrives', async () => {
  const socket = connectSocket(Number(new URL(gateway.url()).port), '127.0.0.1');
  const head = ['POST /rest/v1/contact HTTP/1.1', 'Host: gateway', 'apikey: sb_publishable_manzil_embedded', 'Transfer-Encoding: chunked', '', ''];
  socket.write(head.join('\r\n'));
  for (let sent = 0; sent < 5; sent += 1) socket.write(`4000\r\n${'a'.repeat(0x4000)}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*connection: close/s);
});

test('a page of another origin may call only where that origin is allowed', async () => {
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://manzil.example', 'access-control-request-method': 'POST' } };
  const refused = await gateway.call('contact', preflight);
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  const allowed = await openGateway.call('contact', preflight);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://manzil.example');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('apikey');
  const { headers } = await openGateway.send({ ...aRequest, name: '' });
  expect(headers.get('access-control-allow-origin')).toBe('https://manzil.example');
});

test('behind a trusted proxy each forwarded address has a limit of its own, and only the last one counts', async () => {
  const send = (from: string) => gateway.send(aRequest, { 'x-forwarded-for': from });
  const first = await Promise.all(Array.from({ length: 21 }, (_, index) => send(`203.0.113.${index}, 198.51.100.7`)));
  expect(first.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send('198.51.100.8')).status).toBe(201);
  expect(await send('198.51.100.7')).toMatchObject({ status: 429, body: { code: 'PT429', hint: expect.any(String) } });
});

test('an operator reads in the log that the database is gone, and the visitor gets an error', async () => {
  const query = jest.spyOn(database().postgres, 'transaction').mockRejectedValue(new Error('memory access out of bounds'));
  expect(await gateway.send(aRequest)).toMatchObject({ status: 503, body: { code: 'PGRST000' } });
  expect(gateway.logged).toEqual(['The contact database could not be reached: Error: memory access out of bounds']);
  query.mockRestore();
});

test('nobody is told that a request is stored before it is on the disk', async () => {
  jest.spyOn(database(), 'flushCommits').mockRejectedValue(new Error('EIO: i/o error, fdatasync'));
  expect((await gateway.send(aRequest)).status).toBe(503);
});
