/** @jest-environment node */
import type { Composition, Release } from '@site/contracts';
import { keys } from '../../storage';
import { MemorySite } from '../../testing';
import { remoteRelease } from '../../testing/releases';
import type { PageToOpen } from './changed-pages';
import { sampleAlike } from './changed-pages';

const page = (path: string, part: string): PageToOpen => ({ path, part, status: 200 });
const pages = [
  page('/homes', 'shop'),
  page('/offers', 'shop'),
  page('/offer/1', 'shop'),
  page('/offer/2', 'shop'),
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
  const kept = await sampleAlike(pages, { storage: site.storage, composition, live });
  return kept.map(({ path }) => path);
}

const newEntry = html('1.0.0-00000002', ['entry.22222222', 'home.11111111']);
const modules = { 'pages/home': { scripts: ['home.11111111.js', 'home.22222222.js'], shared: [] } };

it('only the entry is new: a page of each part is opened', async () => {
  const release = { modules, files: files('entry.22222222', 'home.11111111') };
  expect(await opened(everywhere(newEntry), release)).toEqual(['/homes', '/blog']);
});

it('a page with other words is opened instead', async () => {
  const next = { ...everywhere(newEntry), '/offer/2': newEntry.replace('Homes', 'Offers') };
  expect(await opened(next, { modules, files: files('entry.22222222') })).toEqual(['/offer/2', '/blog']);
});

it('a module is new: each of its pages is opened, because one instance may fail', async () => {
  const next = everywhere(html('1.0.0-00000002', ['entry.22222222', 'home.22222222']));
  const release = { modules, files: files('entry.22222222', 'home.22222222') };
  expect(await opened(next, release)).toEqual(pages.map(({ path }) => path));
});

it('nothing is live: every page is opened', async () => {
  const composition = await compose('1.0.0-00000002', everywhere(newEntry), {});
  expect(await sampleAlike(pages, { storage: site.storage, composition })).toEqual(pages);
});
