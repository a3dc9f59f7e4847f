import type { ComposedPage, Composition, RouteRecord } from '@site/contracts';
import { addressesOf, readReleases } from '../../release';
import { eachOf, type Storage } from '../../storage';

export interface PageToOpen {
  path: string;
  /** `shell` for the not-found page. */
  part: string;
  status: 200 | 404;
}

/** Pages whose documents differ from live. */
export function affectedPages(
  routes: readonly RouteRecord[],
  composition: Composition,
  live: Composition | undefined,
): PageToOpen[] {
  const isNew = (path: string) => composition.pages[path]?.file !== live?.pages[path]?.file;
  const ofRoutes = routes.flatMap((route) =>
    addressesOf(route)
      .filter(isNew)
      .map((path): PageToOpen => ({ path, part: route.part, status: 200 })),
  );
  return [...ofRoutes, ...(composition.notFound.file === live?.notFound.file ? [] : [notFound])];
}

export function changedParts(composition: Composition, live: Composition | undefined): string[] {
  return Object.entries(composition.parts)
    .filter(([part, version]) => live?.parts[part] !== version)
    .map(([part]) => part);
}

const notFound: PageToOpen = { path: '/an-address-that-does-not-exist', part: 'shell', status: 404 };

/**
 * Pages to open of those that differ from live. Pages where an entry is the only change are opened for a part without
 * others, one each. All others, because a new module may fail on one instance of a route.
 */
export async function sampleAlike(
  pages: readonly PageToOpen[],
  { storage, composition, live }: { storage: Storage; composition: Composition; live?: Composition | undefined },
): Promise<PageToOpen[]> {
  if (!live) return [...pages];
  const released = await readReleases(storage, composition.parts);
  const entries = new Set(released.map(({ part, entry = '' }) => `/_/${part}/${entry}`));
  const isAlike = await eachOf(pages, async (page) => {
    const [is, was] = [await read(storage, pageOf(page, composition)), await read(storage, pageOf(page, live))];
    if (!is || is.text !== was?.text) return false;
    return [...is.scripts].every((name) => was.scripts.has(name) || entries.has(name));
  });
  const shown = new Set(pages.filter((_, index) => !isAlike[index]).map(({ part }) => part));
  return pages.filter(({ part }, index) => !isAlike[index] || (!shown.has(part) && shown.add(part)));
}

function pageOf({ path, status }: PageToOpen, { pages, notFound }: Composition): ComposedPage | undefined {
  return status === 404 ? notFound : pages[path];
}

/** The document and its headers without versions, names of scripts and hashes; and these names. */
async function read(storage: Storage, page: ComposedPage | undefined) {
  const html = page && (await storage.read(page.file))?.toString('utf8');
  if (html === undefined) return undefined;
  const whole = html + JSON.stringify({ ...page?.headers, etag: '' });
  const text = whole.replace(script, '').replace(/sha(256|384)-[\w+/=-]+|\d+\.\d+\.\d+-[0-9a-f]{8}/g, '');
  return { text, scripts: new Set(whole.match(script)) };
}

const script = /\/_\/[\w-]+\/[\w.~-]+\.js/g;
