/** @jest-environment node */
import type { Composition, Release } from '@site/contracts';
import { keys } from '../../storage';
import { MemorySite } from '../../testing';
import { remoteRelease } from '../../testing/releases';
import { oneOfEachKind } from './changed-pages';

const page = (path: string, part: string, route = path) => ({ path, part, route, status: 200 as const });
const pages = [
  page('/homes', 'shop'),
  page('/offers', 'shop'),
  page('/offer/1', 'shop', '/offer/:id'),
  page('/offer/2', 'shop', '/offer/:id'),
  page('/offer/3', 'shop', '/offer/:id'),
  page('/blog', 'blog'),
];

/** What a document names: its version, and the scripts of its module. */
const html = (version: string, scripts: readonly string[], words = 'Homes') =>
  `<p>${words}</p><i data-part="shop@${version}">${scripts.map((name) => `<script src="/_/shop/${name}.js">`).join('')}`;

let site: MemorySite;
beforeEach(() => {
  site = new MemorySite();
});

async function compose(version: string, documents: Readonly<Record<string, string>>, release: Partial<Release>) {
  await site.put(keys.release('shop', version), JSON.stringify(remoteRelease('shop', { version, ...release })));
  const made = await Promise.all(
    pages.map(async ({ path }) => [path, await site.page(version, path, documents[path] ?? '')] as const),
  );
  return site.compose(version, 'other', { parts: { shop: version }, pages: Object.fromEntries(made) });
}

const files = (...names: string[]) =>
  names.map((name) => ({ name: `${name}.js`, bytes: 1, brotli: 1, integrity: 'sha384-x' }));
const everywhere = (text: string) => Object.fromEntries(pages.map(({ path }) => [path, text]));

async function opened(next: Readonly<Record<string, string>>, release: Partial<Release>): Promise<string[]> {
  const before = ['entry.11111111', 'home.11111111'];
  const live = await compose('1.0.0-00000001', everywhere(html('1.0.0-00000001', before)), {
    entry: 'entry.11111111.js',
    files: files(...before),
  });
  const composition: Composition = await compose('1.0.0-00000002', next, { entry: 'entry.22222222.js', ...release });
  const kept = await oneOfEachKind(pages, { storage: site.storage, composition, live });
  return kept.map(({ path }) => path);
}

const newEntry = html('1.0.0-00000002', ['entry.22222222', 'home.11111111']);
const modules = { 'pages/home': { scripts: ['home.11111111.js', 'home.22222222.js'], shared: [] } };

test('only the entry is new: a page of each part is opened', async () => {
  const release = { modules, files: files('entry.22222222', 'home.11111111') };
  expect(await opened(everywhere(newEntry), release)).toEqual(['/homes', '/blog']);
});

test('a page with other words is opened instead', async () => {
  const next = { ...everywhere(newEntry), '/offer/2': newEntry.replace('Homes', 'Offers') };
  expect(await opened(next, { modules, files: files('entry.22222222') })).toEqual(['/offer/2', '/blog']);
});

const newModule = html('1.0.0-00000002', ['entry.22222222', 'home.22222222']);

test('a module is new: one page of each of its routes is opened', async () => {
  const release = { modules, files: files('entry.22222222', 'home.22222222') };
  expect(await opened(everywhere(newModule), release)).toEqual(['/homes', '/offers', '/offer/1', '/blog']);
});

test('a module is new, and one instance has other words: that one is opened, too', async () => {
  const next = { ...everywhere(newModule), '/offer/3': newModule.replace('Homes', 'Offers') };
  const release = { modules, files: files('entry.22222222', 'home.22222222') };
  expect(await opened(next, release)).toEqual(['/homes', '/offers', '/offer/1', '/offer/3', '/blog']);
});

test('nothing is live: one page of each route is opened', async () => {
  const composition = await compose('1.0.0-00000002', everywhere(newEntry), {});
  const kept = await oneOfEachKind(pages, { storage: site.storage, composition });
  expect(kept.map(({ path }) => path)).toEqual(['/homes', '/offers', '/offer/1', '/blog']);
});
