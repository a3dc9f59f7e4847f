import type { ComposedPage, Composition, RouteRecord } from '@site/contracts';
import { addressesOf, readReleases } from '../../release';
import { eachOf, type Storage } from '../../storage';

export interface PageToOpen {
  path: string;
  /** `shell` for the not-found page. */
  part: string;
  status: 200 | 404;
}

interface ChangedPage extends PageToOpen {
  /** The path of its route: `/details/:id`. */
  route: string;
}

/** Pages whose documents differ from live. */
export function affectedPages(
  routes: readonly RouteRecord[],
  composition: Composition,
  live: Composition | undefined,
): ChangedPage[] {
  const isNew = (path: string) => composition.pages[path]?.file !== live?.pages[path]?.file;
  const ofRoutes = routes.flatMap((route) =>
    addressesOf(route)
      .filter(isNew)
      .map((path): ChangedPage => ({ path, part: route.part, route: route.path, status: 200 })),
  );
  return [...ofRoutes, ...(composition.notFound.file === live?.notFound.file ? [] : [notFound])];
}

export function changedParts(composition: Composition, live: Composition | undefined): string[] {
  return Object.entries(composition.parts)
    .filter(([part, version]) => live?.parts[part] !== version)
    .map(([part]) => part);
}

const missing = '/an-address-that-does-not-exist';
const notFound: ChangedPage = { path: missing, part: 'shell', route: missing, status: 404 };

/**
 * One page of each kind: of a route, one with other words and one with other scripts only. Pages where an entry is the
 * only change are opened for a part without others.
 */
export async function oneOfEachKind(
  pages: readonly ChangedPage[],
  { storage, composition, live }: { storage: Storage; composition: Composition; live?: Composition | undefined },
): Promise<PageToOpen[]> {
  const released = await readReleases(storage, composition.parts);
  const entries = new Set(released.map(({ part, entry = '' }) => `/_/${part}/${entry}`));
  const differences = await eachOf(pages, async (page): Promise<'words' | 'scripts' | 'entry'> => {
    const is = await read(storage, pageOf(page, composition));
    const was = live && (await read(storage, pageOf(page, live)));
    if (!is || is.text !== was?.text) return 'words';
    const isKnown = [...is.scripts].every((name) => was.scripts.has(name) || entries.has(name));
    return isKnown ? 'entry' : 'scripts';
  });
  const shown = new Set(pages.filter((_, index) => differences[index] !== 'entry').map(({ part }) => part));
  const kinds = new Set<string>();
  return pages.filter(({ part, route }, index) => {
    const isEntry = differences[index] === 'entry';
    const kind = isEntry ? part : `${route} ${differences[index]}`;
    return !(isEntry && shown.has(part)) && kinds.size < kinds.add(kind).size;
  });
}

export function pageOf({ path, status }: PageToOpen, { pages, notFound }: Composition): ComposedPage | undefined {
  return status === 404 ? notFound : pages[path];
}

/** The document, and whether caches keep it, without versions, names of scripts and hashes; and these names. */
async function read(storage: Storage, page: ComposedPage | undefined) {
  const html = page && (await storage.read(page.file))?.toString('utf8');
  if (html === undefined) return undefined;
  const whole = html + String(page?.noStore);
  const text = whole.replace(script, '').replace(/sha(256|384)-[\w+/=-]+|\d+\.\d+\.\d+-[0-9a-f]{8}/g, '');
  return { text, scripts: new Set(whole.match(script)) };
}

const script = /\/_\/[\w-]+\/[\w.~-]+\.js/g;
