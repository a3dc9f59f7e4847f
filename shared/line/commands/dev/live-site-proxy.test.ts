/** @jest-environment node */
import type { IncomingMessage, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ask } from '../../testing';
import { liveSiteProxy } from './live-site-proxy';
import { livePage, TestServers } from './testing/live-site';

const servers = new TestServers();
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self' https://live.supabase.example; style-src 'self'";
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-cache',
  'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
  'strict-transport-security': 'max-age=31536000',
  'set-cookie': 'session=live',
  'referrer-policy': 'no-referrer',
  etag: '"live"',
};

let asked: IncomingMessage[] = [];

afterEach(async () => {
  asked = [];
  await servers.stop();
});

async function proxy(live: RequestListener): Promise<{ origin: string; port: number }> {
  const origin = await servers.start((request, response) => {
    asked.push(request);
    live(request, response);
  });
  const contact = async (request: IncomingMessage, response: Parameters<RequestListener>[1]) =>
    void response.writeHead(201).end(`kept here: ${request.method}`);
  const own = await servers.start(liveSiteProxy({ origin, contact, contactConfig: { url: '', key: 'local-key' } }));
  return { origin, port: Number(new URL(own).port) };
}

const page: RequestListener = (_, response) => void response.writeHead(200, pageHeaders).end(livePage);

describe('a page of the live site, for a developer', () => {
  it('takes local parts and sends no requests or reports to the live site', async () => {
    const { port } = await proxy(page);
    const { status, body } = await ask(port, '/pricing?use=agency');
    const [, config = ''] = /id="site-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(status).toBe(200);
    expect(JSON.parse(config)).toEqual({ contact: { url: '', key: 'local-key' }, development: true });
    expect(asked[0]?.url).toBe('/pricing?use=agency');
    expect(body.replace(config, '')).toBe(livePage.replace(/\{"contact.*?\}(?=<)/, ''));
  });

  it('is held to the live policy, and to what development servers need', async () => {
    const { port } = await proxy(page);
    const { headers } = await ask(port, '/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' http://localhost:*; img-src 'self' data: http://localhost:*; connect-src 'self' https://live.supabase.example http://localhost:* ws://localhost:*; style-src 'self' 'unsafe-inline'",
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('keeps two policies that a static host has joined', async () => {
    const { port } = await proxy(
      (_, response) =>
        void response
          .writeHead(200, { ...pageHeaders, 'content-security-policy': "script-src 'self', script-src 'none'" })
          .end(livePage),
    );
    expect((await ask(port, '/')).headers['content-security-policy']).toBe(
      "script-src 'self' http://localhost:*, script-src 'none' http://localhost:*",
    );
  });

  it('is never kept by a cache, and says nothing about transport or cookies', async () => {
    const { port } = await proxy(page);
    const { headers } = await ask(port, '/');
    expect(headers['cache-control']).toBe('no-store');
    for (const name of ['etag', 'last-modified', 'strict-transport-security', 'set-cookie'])
      expect(headers).not.toHaveProperty(name);
    expect(headers['content-length']).toBe(String(Buffer.byteLength((await ask(port, '/')).body)));
  });

  it('is changed when it comes compressed, too', async () => {
    const { port } = await proxy(
      (_, response) =>
        void response.writeHead(200, { ...pageHeaders, 'content-encoding': 'gzip' }).end(gzipSync(livePage)),
    );
    const { headers, body } = await ask(port, '/');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toContain('Naïve café');
    expect(body).toContain('"development":true');
  });

  it('that does not exist is the live not-found page', async () => {
    const { port } = await proxy((_, response) => void response.writeHead(404, pageHeaders).end(livePage));
    const { status, body } = await ask(port, '/nowhere');
    expect(status).toBe(404);
    expect(body).toContain('"development":true');
  });
});

describe('everything else of the live site', () => {
  it('is a file byte by byte, with its headers', async () => {
    const headers = {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"js"',
      'content-length': '9',
    };
    const { port } = await proxy((_, response) => void response.writeHead(200, headers).end('let a = 1'));
    const answer = await ask(port, '/_/shell/main.1.js');
    expect(answer.body).toBe('let a = 1');
    expect(answer.headers).toMatchObject(headers);
  });

  it('has the length of what arrives when a file came compressed', async () => {
    const packed = gzipSync('let a = 1');
    const { port } = await proxy(
      (_, response) =>
        void response
          .writeHead(200, {
            'content-type': 'text/javascript',
            'content-encoding': 'gzip',
            'content-length': packed.length,
          })
          .end(packed),
    );
    const { body, headers } = await ask(port, '/_/shell/main.1.js');
    expect(body).toBe('let a = 1');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('content-length');
  });

  it('stays within this address where the live site sends a visitor on within its own', async () => {
    const { origin, port } = await proxy((request, response) => {
      const targets: Record<string, string> = {
        '/a/': 'https://other.example/x',
        '/b/': `${origin}/b?q=1#part`,
        '/c/': '../c',
      };
      response.writeHead(308, { location: targets[request.url ?? ''] }).end();
    });
    const location = async (path: string) => (await ask(port, path)).headers.location;
    expect(await location('/a/')).toBe('https://other.example/x');
    expect(await location('/b/')).toBe('/b?q=1#part');
    expect(await location('/c/')).toBe('/c');
    expect((await ask(port, '/b/')).status).toBe(308);
  });

  it('answers HEAD without a body, and nothing but reading', async () => {
    const { port } = await proxy(page);
    const address = `http://127.0.0.1:${port}/pricing`;
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, 'no-store', '']);
    const post = await fetch(address, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('hears nothing of what this browser has cached or keeps for other programs', async () => {
    const { port } = await proxy(page);
    await ask(port, '/', {
      'if-none-match': '"here"',
      cookie: 'token=mine',
      referer: 'http://localhost:3000/',
      authorization: 'Basic eA==',
      accept: 'text/html',
    });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Basic eA==', accept: 'text/html' });
    for (const name of ['if-none-match', 'cookie', 'referer']) expect(asked[0]?.headers).not.toHaveProperty(name);
  });
});

it('a contact request stays on the machine it was sent from', async () => {
  const { port } = await proxy(page);
  const sent = await fetch(`http://127.0.0.1:${port}/rest/v1/contact_requests?select=id`, {
    method: 'POST',
    body: '{}',
  });
  expect([sent.status, await sent.text()]).toEqual([201, 'kept here: POST']);
  expect(asked).toEqual([]);
});

it('a developer whose network is gone reads a sentence, and works on when it is back', async () => {
  const { origin, port } = await proxy((request, response) => {
    if (request.url === '/broken') response.destroy();
    else page(request, response);
  });
  const { status, headers, body } = await ask(port, '/broken');
  expect(status).toBe(502);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^http:\S+ cannot be reached: \w+\. Check the network, then load the page again\.\n$/);
  expect(body).toContain(origin);
  expect((await ask(port, '/')).status).toBe(200);
});
