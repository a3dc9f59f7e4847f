import type { ComposedPage, Composition } from '@site/contracts';
import { contentName, eachOf, keys, reasonOf, type Storage, UserError } from '../storage';

type Pages = Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'>;

/** The pages of one route (`page-sets/<key>.json`) of a composition before December 2026. */
interface StoredPageSet {
  headers: readonly Readonly<Record<string, string>>[];
  links: readonly (readonly [part: string, addresses: readonly string[]])[];
  pages: readonly {
    path: string;
    kind: 'page' | 'unknownInstance' | 'notFound';
    hash: string;
    /** Index in `headers`. */
    headers: number;
    /** Indexes in `links`. */
    links: readonly number[];
  }[];
}

/** Throws one sentence when a set is missing or does not match its hash: page headers depend on it. */
export async function readPageSets(
  storage: Storage,
  sets: readonly string[],
  hashes: Readonly<Record<string, string>> = {},
): Promise<Pages> {
  const read = await eachOf(sets, (key) => readPageSet(storage, key, hashes[key]));
  const all = read.flatMap((set) => set.pages.map((page) => ({ ...page, page: composedPage(set, page) })));
  const notFound = all.find(({ kind }) => kind === 'notFound')?.page;
  if (!notFound) throw new UserError('The composition has no not-found page. Restore it from a backup.');
  return {
    pages: Object.fromEntries(all.filter(({ kind }) => kind === 'page').map(({ path, page }) => [path, page])),
    unknownInstances: all.filter(({ kind }) => kind === 'unknownInstance').map(({ path, page }) => ({ path, page })),
    notFound,
  };
}

async function readPageSet(storage: Storage, key: string, hash: string | undefined): Promise<StoredPageSet> {
  const bytes = await storage.read(keys.pageSet(key));
  if (!bytes) throw new UserError(`The storage has no ${keys.pageSet(key)}.`);
  try {
    if (hash !== undefined && hash !== contentName(bytes)) throw new Error('it differs from what was composed');
    return JSON.parse(bytes.toString('utf8')) as StoredPageSet;
  } catch (error) {
    const reason = `${keys.pageSet(key)} in the storage is damaged: ${reasonOf(error)}.`;
    throw new UserError(`${reason} Restore it from a backup.`, { cause: error });
  }
}

function composedPage(
  set: StoredPageSet,
  { kind, hash, headers, links }: StoredPageSet['pages'][number],
): ComposedPage {
  return {
    file: keys.page(hash),
    status: kind === 'page' ? 200 : 404,
    headers: { ...set.headers[headers], etag: `"${hash}"` },
    links: Object.fromEntries(links.flatMap((index) => (set.links[index] ? [set.links[index]] : []))),
  };
}
