/** @jest-environment node */
import type { SiteConfig } from '@site/contracts';
import { contentSecurityPolicy, withPolicy } from '../compose';
import { ask } from '../testing/ask';
import { MemorySite, registryNameOf } from '../testing/memory-site';

const embedded: SiteConfig = { contact: { url: '', key: 'k' } };

describe('the content security policy, literally', () => {
  test('of a page that embeds nothing, with the embedded database', () => {
    expect(contentSecurityPolicy({ styles: [], config: embedded, frames: [] })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types site-scripts",
    );
  });

  test('of a page with inline styles, a map, a database and a report address', () => {
    const config = {
      contact: { url: 'https://abc.supabase.co', key: 'k' },
      report: { sample: 1, url: 'https://reports.example/in?key=1' },
    };
    const page = { styles: ['p{color:red}'], scripts: ['{}'], config, frames: ['https://www.openstreetmap.org'] };
    expect(contentSecurityPolicy(page)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self' https://abc.supabase.co https://reports.example; frame-src https://www.openstreetmap.org; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
        "require-trusted-types-for 'script'; trusted-types site-scripts",
    );
  });

  test('of development, which has rules of Emotion in text, and webpack-dev-server', () => {
    expect(contentSecurityPolicy({ styles: [], config: { ...embedded, development: true }, frames: [] })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self' ws://localhost:*; frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types site-scripts webpack-dev-server#overlay 'allow-duplicates'",
    );
  });
});

test('the policy is the first thing in a head after the charset, which must be there', () => {
  expect(withPolicy('<head>\n<meta charset="utf-8">\n<title>', "default-src 'none'")).toBe(
    '<head>\n<meta charset="utf-8">\n<meta http-equiv="content-security-policy" content="default-src \'none\'">\n<title>',
  );
  expect(() => withPolicy('<head><title>', '')).toThrow('The shell wrote a document without <meta charset="utf-8">.');
});

describe('every header, literally', () => {
  const site = new MemorySite();
  let port: number;

  beforeAll(async () => {
    await site.release('1.0.0-00000001', { 'main.abc.js': 'x', 'photo.abc.webp': Buffer.from('x') });
    await site.activate(
      (await site.compose('000000000001', 'words', { config: { ...embedded, siteUrl: 'https://manzil.example' } })).id,
    );
    port = await site.listen();
  });
  afterAll(() => site.close());

  const ofPages = {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-cache',
    'server-timing': `composition;desc="${registryNameOf('000000000001')}"`,
    vary: 'Accept-Encoding',
  };
  const ofFiles = {
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };
  const ofNothing = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };

  test.each<[string, string, number, Record<string, string>, string?]>([
    ['a page', '/', 200, ofPages],
    ['an instance that does not exist', '/project_details/99', 404, ofPages],
    ['an address that does not exist', '/nowhere', 404, ofPages],
    [
      'a script',
      '/_/shop/main.abc.js',
      200,
      { ...ofFiles, 'content-type': 'text/javascript', vary: 'Accept-Encoding' },
    ],
    ['a picture', '/_/shop/photo.abc.webp', 200, { ...ofFiles, 'content-type': 'image/webp' }],
    [
      'the registry',
      `/_/registry/${registryNameOf('000000000001')}.json`,
      200,
      { ...ofFiles, 'content-type': 'application/json', vary: 'Accept-Encoding' },
    ],
    [
      'robots.txt',
      '/robots.txt',
      200,
      {
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'strict-transport-security': 'max-age=31536000',
      },
    ],
    ['a file that does not exist', '/_/shop/gone.js', 404, ofNothing],
    ['a redirect', '/agency/', 308, { location: '/agency', 'x-content-type-options': 'nosniff' }],
    ['a method that is not answered', '/', 405, { ...ofNothing, allow: 'GET, HEAD' }, 'PUT'],
  ])('of %s', async (_, path, status, headers, method = 'GET') => {
    const answer = await ask(port, path, {}, method);
    const { date: _date, connection: _connection, etag: _etag, 'content-length': _length, ...others } = answer.headers;
    expect({ status: answer.status, ...others }).toEqual({ status, ...headers });
  });

  test('of a page with a password, a card or a code, which no cache keeps', async () => {
    const other = new MemorySite();
    const login = { ...(await other.page('000000000001', '/login', '<title>Login</title>')), noStore: true as const };
    await other.activate((await other.compose('000000000001', 'x', { pages: { '/login': login } })).id);
    const { headers } = await ask(await other.listen(), '/login');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe(ofPages['content-security-policy']);
    await other.close();
  });

  test.each(['http://manzil.example', undefined])(
    'of a page at %s are without strict-transport-security',
    async (siteUrl) => {
      const other = new MemorySite();
      const config = siteUrl ? { ...embedded, siteUrl } : embedded;
      await other.activate((await other.compose('000000000001', 'x', { config })).id);
      const { headers } = await ask(await other.listen(), '/', { 'x-forwarded-proto': 'https' });
      expect(headers).not.toHaveProperty('strict-transport-security');
      await other.close();
    },
  );
});
