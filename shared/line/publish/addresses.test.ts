/** @jest-environment node */
import { ask } from '../testing/ask';
import { MemorySite } from '../testing/memory-site';

let site: MemorySite;
let port: number;

beforeEach(async () => {
  site = new MemorySite();
  await site.release('1.0.0-00000001', {
    'main.abc.js': 'console.log(1);',
    'photo.abc.avif': Buffer.from('0123456789'),
  });
  await site.goLive();
  port = await site.listen();
});
afterEach(() => site.close());

describe('an address', () => {
  test.each([
    ['/agency/', '/agency'],
    ['//agency/?page=2', '/agency?page=2'],
    ['/%61gency', '/agency'],
    ['/project_details/%31?a=b', '/project_details/1?a=b'],
    ['//?x', '/?x'],
    ['/./agency', '/agency'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['/robots%2etxt', '/robots.txt'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each([
    '/nowhere',
    '/project_details/99',
    '/project_details/%ff',
    '/%zz',
    '/..%2f..%2fetc/passwd',
    '/_/shop/..%2fphoto',
    '/_/release/shop/...json',
    '/_/shop/main.abc.js.br',
    '/_/registry/ffffffffffff.json',
    `/_/instances/${'f'.repeat(22)}/0.json`,
    '/__proto__',
    '/\\evil.example',
  ])('%s does not exist', async (path) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers['x-content-type-options'], headers['location']]).toEqual([404, 'nosniff', undefined]);
    expect(site.problems).toEqual([]);
  });

  test.each(['/_/shop/', '/_/release/shop/', '/'])('that is far too long below %s does not exist', async (start) => {
    for (const length of [256, 8_000]) expect((await ask(port, `${start}${'a'.repeat(length)}.json`)).status).toBe(404);
    expect(site.problems).toEqual([]);
  });

  test('never leads off the site, and not for ever, however it is spelled', async () => {
    for (const start of [
      '//evil.example',
      '/\\evil.example/',
      '//\\evil.example/',
      '/.//evil.example/',
      '/%2f/evil.example/',
      '/%2fevil.example/',
      '//../?x',
      '/;//evil.example/',
    ]) {
      let path = start;
      for (let hop = 0; path; hop += 1) {
        expect(hop).toBeLessThan(4);
        const { location } = (await ask(port, path)).headers;
        const next =
          location === undefined
            ? undefined
            : new URL(location, `http://site.invalid${path.startsWith('//') ? '/' : path}`);
        expect(next?.host ?? 'site.invalid').toBe('site.invalid');
        path = next ? next.pathname + next.search : '';
      }
    }
  });

  test('with a whole URL in the request line is answered by its path', async () => {
    expect((await ask(port, 'http://elsewhere.example/agency')).body).toContain('<title>/agency</title>');
  });
});
