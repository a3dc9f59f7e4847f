/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Composition } from '@site/contracts';
import { ask, type Answer } from '../testing/ask';
import { TestSite } from '../testing/fixture/site';
import { newFolder } from '../testing/folder';
import { describeWithNginx, startNginx, type Nginx } from '../testing/nginx';
import { publish } from './publish';
import { LiveSite, listEarlier, findLive } from '../live';
import { createLog } from './log';
import { serve } from './serve';

let site: TestSite;
const folder = newFolder();
let composition: Composition;
let earlierComposition: Promise<Composition>;

beforeAll(async () => {
  site = await TestSite.open();
  earlierComposition = site.live();
  const { version } = await site.derive('entry', {
    release: ({ routes }) => ({ routes: routes.map((route) => ({ ...route, frames: ['https://maps.example'] })) }),
  });
  await site.goLive({ entry: version });
  composition = await site.live();
  const earlier = await listEarlier(site.storage, (await findLive(site.storage))!); // The fixture is live.
  await (
    await publish(site.storage, composition, folder, { earlier })
  ).files;
});
afterAll(() => site.close());

const exported = (path: string) => readFile(join(folder, path), 'utf8');

describe('an exported site', () => {
  test('has each page where a static host looks for it', async () => {
    for (const [path, file] of Object.entries({
      '/': 'index.html',
      '/blog': 'blog/index.html',
      '/project_details/2': 'project_details/2/index.html',
    })) {
      expect(await exported(`public/${file}`)).toBe(
        (await site.storage.read(composition.pages[path]?.file ?? ''))?.toString(),
      );
    }
    expect(await exported('public/project_details/404.html')).toContain('No such item');
    expect(await exported('public/404.html')).toContain('Not found');
  });

  test('has the released files, the registry and the files at the root', async () => {
    const { files } = await site.release('shop');
    for (const { name } of files) expect((await exported(`public/_/shop/${name}`)).length).toBeGreaterThan(0);
    expect(JSON.parse(await exported(`public/_/registry/${await exported('public/_/live')}.json`))).toMatchObject({
      composition: composition.id,
    });
    expect(await exported('public/robots.txt')).toContain('User-agent');
    expect(await exported('public/robots.txt')).toContain('Allow: /');
  });

  test('has precompressed files that hold what the files beside them hold', async () => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const bytes = await readFile(join(folder, name));
      const plain = await readFile(join(folder, name.slice(0, -3)));
      expect([name, (name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)).equals(plain)]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('is not written over something else, and not from a site that is not whole', async () => {
    await expect(publish(site.storage, composition, folder)).rejects.toThrow('is not empty');
    const broken = await TestSite.open();
    const live = await broken.live();
    await broken.storage.remove(live.pages['/blog']?.file ?? '');
    await expect(publish(broken.storage, live, join(folder, 'broken'))).rejects.toThrow('is incomplete');
    await broken.close();
  });
});

describeWithNginx('nginx with the exported configuration', () => {
  let nginx: Nginx;
  let server: Server;
  let ours: number;

  beforeAll(async () => {
    nginx = await startNginx(folder);
    const log = createLog();
    const live = await LiveSite.open({ storage: site.storage, log });
    server = await serve({ site: live, port: 0, contact: async () => undefined, log });
    ours = (server.address() as AddressInfo).port; // A listening TCP server has one.
  });
  afterAll(async () => {
    await nginx.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const ownWords = [
    'date',
    'server',
    'connection',
    'keep-alive',
    'content-length',
    'transfer-encoding',
    'last-modified',
    'etag',
  ];

  function comparable({ status, headers, body }: Answer) {
    // The body of a redirect or of a refusal is irrelevant.
    const isRead = status < 300 || status === 404;
    const unread = isRead ? ownWords : ['content-type', ...ownWords];
    const said = Object.entries(headers)
      .filter(([name]) => !unread.includes(name))
      .map(([name, value]) => [name, String(value).toLowerCase()]);
    return { status, headers: Object.fromEntries(said.sort()), body: isRead ? body : '' };
  }

  test('tells a static host in _headers and _redirects what our server answers', async () => {
    const rules = (await exported('public/_headers')).split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n +/));
    expect(rules.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/blog', '/robots.txt', '/_/*']));
    const [{ name } = { name: '' }] = (await site.release('shop')).files;
    for (const [path = '', ...lines] of rules) {
      const { headers } = await ask(ours, path.replace('*', `shop/${name}`));
      for (const [header, value] of lines.map((line) => line.split(/: (.*)/s)))
        expect([path, header, headers[header ?? '']]).toEqual([path, header, value]);
    }
    const redirects = (await exported('public/_redirects')).split('\n');
    expect(redirects).toEqual(
      expect.arrayContaining(['/journal /blog 308!', '/projects item=:id /project_details/:id 308!']),
    );
  });

  async function expectSame(path: string): Promise<void> {
    const [theirs, own] = await Promise.all([ask(nginx.port, path), ask(ours, path)]);
    expect({ path, ...comparable(theirs) }).toEqual({ path, ...comparable(own) });
  }

  test('answers every page, released file and file at the root as our own server does', async () => {
    const { files } = await site.release('shop');
    const paths = [
      ...Object.keys(composition.pages),
      '/?utm=1',
      '/projects?x=y&item=9',
      '/projects?item=%39',
      ...Object.keys(composition.rootFiles),
    ];
    for (const path of [...paths, ...files.map(({ name }) => `/_/shop/${name}`)]) await expectSame(path);
  });

  test.each([
    '/nowhere',
    '/project_details/99',
    '/project_details/',
    '/project_details/404.html',
    '/blog/more',
    '/blog/index.html',
    '/404.html',
    '/_/shop/gone.js',
    '/%',
    '/%zz',
  ])('answers %s with the same status 404 page', expectSame);

  test.each([
    '/blog/?page=2',
    '//blog?page=2',
    '/project_details/1//',
    '/nowhere/',
    '/%0d%0aset-cookie:a=b/',
    '//evil.example/',
    '///evil.example',
    '//?x=1',
    '/project_details/%31',
    '/%62log?page=2',
    '/a/../blog',
    '/robots%2etxt',
    '/journal?page=2',
    '/old/item/99?x=y',
    '/projects?item=99',
    '/projects?item=99&x=y&z',
    '/projects?item=99&',
    '/%70rojects?item=99',
  ])('leads %s to the one address of what it means', async (path) => {
    await expectSame(path);
    expect((await ask(nginx.port, path)).headers['location']).toMatch(/^\/(?!\/)/);
  });

  test('compresses what it sends, and answers that nothing has changed', async () => {
    const first = await ask(nginx.port, '/blog', { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    const again = await ask(nginx.port, '/blog', {
      'accept-encoding': 'gzip',
      'if-none-match': first.headers.etag ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s as our own server does', async (method) => {
    const [{ name } = { name: '' }] = (await site.release('shop')).files;
    for (const path of ['/blog', '/robots.txt', `/_/shop/${name}`]) {
      const [theirs, own] = await Promise.all([nginx.port, ours].map((port) => ask(port, path, {}, method)));
      const seen = (answer?: Answer) => [path, answer?.status, answer?.headers.allow, answer?.headers['cache-control']];
      expect(seen(theirs)).toEqual(seen(own));
    }
  });

  test.each(['bytes=0-1', 'bytes=99999999-'])(
    'sends the whole file to who asks for %s, as our server does',
    async (range) => {
      const [{ name } = { name: '' }] = (await site.release('shop')).files;
      for (const path of ['/blog', `/_/shop/${name}`]) {
        const [theirs, own] = await Promise.all([nginx.port, ours].map((port) => ask(port, path, { range })));
        expect(theirs && comparable(theirs)).toEqual(own && comparable(own));
        expect(own?.status).toBe(200);
      }
    },
  );

  test('sends the precompressed files, under no name of their own', async () => {
    const [path = ''] = (await site.release('shop')).files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => `/_/shop/${name}`);
    const { length } = await readFile(join(folder, 'public', `${path}.gz`));
    expect((await ask(nginx.port, path, { 'accept-encoding': 'gzip' })).headers['content-length']).toBe(String(length));
    for (const suffix of ['.gz', '.br']) expect((await ask(nginx.port, path + suffix)).status).toBe(404);
    await expectSame(`${path}.br`);
  });

  test('keeps the etag of a page in the next export', async () => {
    const again = newFolder();
    await (
      await publish(site.storage, composition, again)
    ).files;
    const other = await startNginx(again);
    const etags = await Promise.all(
      [nginx.port, other.port].map(async (port) => (await ask(port, '/blog')).headers.etag),
    );
    expect(etags[1]).toBe(etags[0]);
    await other.close();
  });

  test('answers what an open tab of an earlier composition, and an override, ask for', async () => {
    const { registry: earlier } = await earlierComposition;
    await expectSame(`/_/registry/${earlier}.json`);
    for (const [part, version] of Object.entries(composition.parts)) {
      const path = `/_/release/${part}/${version}.json`;
      expect((await ask(nginx.port, path)).body).toBe((await ask(ours, path)).body);
    }
  });
});
