import type { ComposedPage, Composition } from '@site/contracts';
import { contentName, keys, reasonOf, type Storage, UserError } from '../storage';

/** The pages of one route (`page-sets/<key>.json`), or the not-found page. The key hashes the inputs. */
export interface StoredPageSet {
  headers: readonly Readonly<Record<string, string>>[];
  links: readonly (readonly [part: string, addresses: readonly string[]])[];
  pages: readonly StoredPage[];
}

interface StoredPage {
  path: string;
  kind: PageKind;
  hash: string;
  /** Index in `headers`. */
  headers: number;
  /** Indexes in `links`. */
  links: readonly number[];
}

export type PageKind = 'page' | 'unknownInstance' | 'notFound';

export interface RenderedSetPage {
  path: string;
  kind: PageKind;
  hash: string;
  /** Without the etag. */
  headers: Readonly<Record<string, string>>;
  links: Readonly<Record<string, readonly string[]>>;
}

export function storePages(pages: readonly RenderedSetPage[]): StoredPageSet {
  const [headers, links] = [
    new Table<Readonly<Record<string, string>>>(),
    new Table<readonly [string, readonly string[]]>(),
  ];
  const stored = pages.map((page) => ({
    path: page.path,
    kind: page.kind,
    hash: page.hash,
    headers: headers.indexOf(page.headers),
    links: Object.entries(page.links).map((entry) => links.indexOf(entry)),
  }));
  return { headers: headers.values, links: links.values, pages: stored };
}

export interface SetPages {
  hash: string;
  /** Address and page. */
  pages: readonly (readonly [path: string, page: ComposedPage])[];
  unknownInstances: Composition['unknownInstances'];
  notFound?: ComposedPage | undefined;
}

/** Throws one sentence when it is missing or does not match `hash`: page headers depend on it. */
export async function readPageSet(storage: Storage, key: string, hash: string | undefined): Promise<SetPages> {
  const bytes = await storage.read(keys.pageSet(key));
  if (!bytes) throw new UserError(`The storage has no ${keys.pageSet(key)}.`);
  const found = contentName(bytes);
  try {
    if (hash !== undefined && hash !== found) throw new Error('it differs from what was composed');
    return { hash: found, ...pagesOfSet(JSON.parse(bytes.toString('utf8')) as StoredPageSet) };
  } catch (error) {
    const reason = `${keys.pageSet(key)} in the storage is damaged: ${reasonOf(error)}.`;
    throw new UserError(`${reason} Restore it from a backup.`, { cause: error });
  }
}

function pagesOfSet(set: StoredPageSet): Omit<SetPages, 'hash'> {
  const ofKind = (kind: PageKind) =>
    set.pages
      .filter((stored) => stored.kind === kind)
      .map((stored) => ({ path: stored.path, page: composedPage(set, stored) }));
  return {
    pages: ofKind('page').map(({ path, page }) => [path, page]),
    unknownInstances: ofKind('unknownInstance'),
    notFound: ofKind('notFound')[0]?.page,
  };
}

export function joinPages(sets: readonly SetPages[]): Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'> {
  const notFound = sets.find((set) => set.notFound)?.notFound;
  if (!notFound) throw new Error('The not-found page was not among the pages.');
  const pages: Record<string, ComposedPage> = {};
  for (const set of sets) for (const [path, page] of set.pages) pages[path] = page;
  return { pages, unknownInstances: sets.flatMap(({ unknownInstances }) => unknownInstances), notFound };
}

function composedPage(set: StoredPageSet, { kind, hash, headers, links }: StoredPage): ComposedPage {
  return {
    file: keys.page(hash),
    status: kind === 'page' ? 200 : 404,
    headers: { ...set.headers[headers], etag: `"${hash}"` },
    links: Object.fromEntries(links.flatMap((index) => (set.links[index] ? [set.links[index]] : []))),
  };
}

class Table<T> {
  readonly values: T[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(value: T): number {
    const text = JSON.stringify(value);
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.values.length);
    return this.values.push(value) - 1;
  }
}
