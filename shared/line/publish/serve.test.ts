/** @jest-environment node */
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { ask } from '../testing/ask';
import { MemorySite, registryNameOf, until } from '../testing/memory-site';

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
  it.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
    ['identity', undefined],
    ['bro, xbr', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { status, headers, bytes } = await ask(port, '/_/shop/main.abc.js', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
      200,
      encoding,
      'Accept-Encoding',
      String(bytes.length),
    ]);
    const decoded = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(decoded.toString()).toBe(script);
  });

  it('has another etag', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(port, '/', { 'accept-encoding': encoding })).headers.etag ?? '',
      ),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^W\/"[^"]+"$/);
  });

  it('is plain for a picture, which does not vary', async () => {
    const { headers, body } = await ask(port, '/_/shop/photo.abc.avif', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary, headers['content-type'], body]).toEqual([
      undefined,
      undefined,
      'image/avif',
      '0123456789',
    ]);
  });

  it.each(['lost', 'damaged'])('is br where the storage has a %s precompressed file', async (how) => {
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
  async function answerTo(ifNoneMatch: (etag: string) => string, path = '/') {
    const etag = (await ask(port, path)).headers.etag ?? '';
    return ask(port, path, { 'if-none-match': ifNoneMatch(etag) });
  }

  it.each<[string, (etag: string) => string]>([
    ['the etag', (etag) => etag],
    ['a strong one', (etag) => etag.replace('W/', '')],
    ['a list that has it', (etag) => `"other", ${etag}, "more"`],
    ['any', () => '*'],
  ])('with %s is answered with 304 and no body', async (_, write) => {
    const { status, headers, body } = await answerTo(write);
    expect([status, body, headers['cache-control'], headers.vary]).toEqual([304, '', 'no-cache', 'Accept-Encoding']);
    expect(headers.etag).toMatch(/^W\/"/);
  });

  it('with another etag, or the one of another encoding, is answered in whole', async () => {
    expect((await answerTo(() => '"other"')).status).toBe(200);
    const { etag = '' } = (await ask(port, '/', { 'accept-encoding': 'br' })).headers;
    expect((await ask(port, '/', { 'if-none-match': etag })).status).toBe(200);
  });

  it('for an address that does not exist is answered with its page', async () => {
    expect((await answerTo((etag) => etag, '/nowhere')).status).toBe(404);
  });
});

describe('a range', () => {
  const photo = '/_/shop/photo.abc.avif';

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is sent without the rest', async (range, body, contentRange) => {
    const answer = await ask(port, photo, { range });
    expect([answer.status, answer.body, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
      206,
      body,
      contentRange,
      String(body.length),
    ]);
  });

  it('beyond the end is refused with the length', async () => {
    const { status, headers } = await ask(port, photo, { range: 'bytes=10-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=0-1,4-5', 'bytes=x', 'pages=1-2'])('%s is passed over', async (range) => {
    expect(await ask(port, photo, { range })).toMatchObject({ status: 200, body: '0123456789' });
  });

  it('of a file that has changed is passed over', async () => {
    const { etag = '' } = (await ask(port, photo)).headers;
    expect((await ask(port, photo, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await ask(port, photo, { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  });
});

describe('HEAD', () => {
  it.each(['/', '/_/shop/main.abc.js', '/robots.txt', '/nowhere', '/_/shop/gone.js', '/_/health'])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const [get, head] = [await ask(port, path), await ask(port, path, {}, 'HEAD')];
      expect(head.body).toBe('');
      expect([head.status, { ...head.headers, date: '' }]).toEqual([get.status, { ...get.headers, date: '' }]);
    },
  );
});

describe('every answer', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/agency/', 308],
    ['GET', '/_/shop/main.abc.js', 200],
    ['GET', '/_/shop/gone.js', 404],
    ['GET', '/_/release/shop/1.0.0-00000001.json', 200],
    ['GET', '/_/release/shop/none.json', 404],
    ['GET', '/robots.txt', 200],
    ['GET', `/_/registry/${registryNameOf('000000000001')}.json`, 200],
    ['GET', '/_/health', 200],
    ['GET', '/_/metrics', 404],
    ['POST', '/', 405],
    ['DELETE', '/_/health', 405],
    ['POST', '/rest/v1/contact', 201],
  ])('to %s %s has status %d and forbids sniffing', async (method, path, status) => {
    const answer = await ask(port, path, {}, method);
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  });
});

it.each([
  ['https://manzil.example', 'max-age=31536000'],
  ['http://manzil.example', undefined],
  [undefined, undefined],
])('strict-transport-security of a site at %s is %s, whatever a header says', async (siteUrl, value) => {
  await site.close();
  site = new MemorySite();
  const config = { contact: { url: '', key: 'k' }, ...(siteUrl ? { siteUrl } : {}) };
  await site.activate((await site.compose('000000000001', 'x', { config })).id);
  const { headers } = await ask(await site.listen(), '/', { 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toBe(value);
});

describe('requests of operators', () => {
  it('is whether it is alive and ready, and what it serves', async () => {
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

  it('is whether contact requests can be stored', async () => {
    await site.close();
    port = await site.listen({ checkContact: () => Promise.resolve('open') });
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ contact: 'open' });
    await site.close();
    port = await site.listen({ checkContact: () => new Promise(() => undefined) });
    expect(JSON.parse((await ask(port, '/_/health')).body)).toMatchObject({ ready: true, contact: 'unavailable' });
  });

  it('is one JSON object per request, without address, query or browser', async () => {
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

  it('names the request that failed in its refusal, its error and its line of the log', async () => {
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
