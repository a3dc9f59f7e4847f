/** @jest-environment node */
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { ask } from '../testing/ask';
import { MemorySite, until } from '../testing/memory-site';

const script = 'console.log("a script that is long enough");'.repeat(50);
let site: MemorySite;
let port: number;

beforeEach(async () => {
  site = new MemorySite();
  await site.release('1.0.0-00000001', { 'main.abc.js': script, 'photo.abc.avif': Buffer.from('0123456789') });
  await site.goLive();
  port = await site.listen();
});
afterEach(() => site.close());

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
    ['bro, xbr', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers, bytes } = await ask(port, '/_/shop/main.abc.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(bytes.length)]);
    const decoded = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(decoded.toString()).toBe(script);
  });

  test.each(['lost', 'damaged'])('is br where the storage has a %s precompressed file', async (how) => {
    const other = new MemorySite();
    for (const [key, bytes] of site.storage.objects) other.storage.objects.set(key, bytes);
    if (how === 'lost') other.storage.objects.delete('files/shop/main.abc.js.br');
    else other.storage.objects.set('files/shop/main.abc.js.br', Buffer.from('cut'));
    const { headers, bytes } = await ask(await other.listen(), '/_/shop/main.abc.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], brotliDecompressSync(bytes).toString()]).toEqual(['br', script]);
    await other.close();
  });
});

describe('a conditional request', () => {
  test('is answered with 304 for the etag of this encoding only', async () => {
    const { etag = '' } = (await ask(port, '/', { 'accept-encoding': 'br' })).headers;
    const again = await ask(port, '/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body, again.headers.vary]).toEqual([304, '', 'Accept-Encoding']);
    expect((await ask(port, '/', { 'if-none-match': etag })).status).toBe(200);
  });

  test('for an address that does not exist is answered with its page', async () => {
    const { etag = '' } = (await ask(port, '/nowhere')).headers;
    expect((await ask(port, '/nowhere', { 'if-none-match': etag })).status).toBe(404);
    expect((await ask(port, '/nowhere', { 'if-match': '"other"' })).status).toBe(404);
  });
});

test.each(['bytes=2-4', 'bytes=10-'])('a file is sent whole, also to who asks for %s', async (range) => {
  const { status, body, headers } = await ask(port, '/_/shop/photo.abc.avif', { range });
  expect([status, body, headers['accept-ranges']]).toEqual([200, '0123456789', undefined]);
});

test.each(['/', '/_/shop/main.abc.js', '/nowhere', '/_/shop/gone.js', '/_/health'])(
  'HEAD of %s has the headers of GET and no body',
  async (path) => {
    const [get, head] = [await ask(port, path), await ask(port, path, {}, 'HEAD')];
    expect(head.body).toBe('');
    expect([head.status, { ...head.headers, date: '' }]).toEqual([get.status, { ...get.headers, date: '' }]);
  },
);

test('an answer of the contact database forbids sniffing', async () => {
  const { status, headers } = await ask(port, '/rest/v1/contact', {}, 'POST');
  expect([status, headers['x-content-type-options']]).toEqual([201, 'nosniff']);
});

describe('requests of operators', () => {
  test('is whether it is alive and ready, and what it serves', async () => {
    const { headers, body } = await ask(port, '/_/health');
    expect([headers['content-type'], headers['cache-control'], JSON.parse(body)]).toEqual([
      'application/json',
      'no-store',
      {
        alive: true,
        ready: true,
        composition: '000000000001',
        folder: 'complete',
        storage: 'sound',
        contact: 'elsewhere',
      },
    ]);
  });

  test('is whether contact requests can be stored', async () => {
    await site.close();
    port = await site.listen({ checkContact: () => Promise.resolve('open') });
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ contact: 'open' });
    await site.close();
    port = await site.listen({ checkContact: () => new Promise(() => undefined) });
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ ready: true, contact: 'unavailable' });
  });

  test('is one JSON object per request, without address, query or browser', async () => {
    await ask(port, '/agency?email=a@b.example', { 'user-agent': 'secret', 'x-forwarded-for': '203.0.113.1' });
    await ask(port, '/_/health');
    const line = site.lines.find(({ path }) => path === '/agency');
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: 'request',
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      method: 'GET',
      path: '/agency',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    });
  });

  test('names the request that failed in its refusal, its error and its line of the log', async () => {
    await site.close();
    port = await site.listen({ contact: () => Promise.reject(new Error('planted')) });
    const { status, headers } = await ask(port, '/rest/v1/contact?email=a@b.example', {}, 'POST');
    const id = headers['x-request-id'];
    await until(() => site.lines.some((line) => line.msg === 'request' && line.id === id));
    expect(status).toBe(503);
    expect(site.lines.find(({ level }) => level === 'error')).toMatchObject({ id, path: '/rest/v1/contact' });
    expect(JSON.stringify(site.lines)).not.toContain('a@b.example');
  });
});
