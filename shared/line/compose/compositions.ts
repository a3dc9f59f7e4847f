import type { ComposedPage, Composition, CompositionRecord } from '@site/contracts';
import { eachOf, findKnown, keys, readJson, type Storage, UserError } from '../storage';
import { withNoindex } from './policy';
import { joinPages, readPageSet, type SetPages } from './page-set';

export function findComposition(storage: Storage, id: string): Promise<CompositionRecord | undefined> {
  return findKnown<CompositionRecord>(storage, keys.composition(id));
}

/** Without pages. Throws one sentence when it is missing or malformed. */
export async function readCompositionRecord(storage: Storage, id: string): Promise<CompositionRecord> {
  const record = await readJson<CompositionRecord>(storage, keys.composition(id));
  if (record.id === id && record.rootFiles && (Array.isArray(record.sets) || hasPages(record))) return record;
  throw new UserError(
    `${keys.composition(id)} in the storage is damaged: it lacks its pages. Restore it from a backup.`,
  );
}

/** With pages. Throws when it or a page set is missing. `similar` as in {@link withPages}. */
export async function readComposition(
  storage: Storage,
  id: string,
  ...similar: readonly (Composition | undefined)[]
): Promise<Composition> {
  return withPages(storage, await readCompositionRecord(storage, id), ...similar);
}

/** Page sets of compositions in memory; later compositions share most of them. */
const setsOf = new WeakMap<Composition, ReadonlyMap<string, SetPages>>();

/** One page set per route: the default concurrency would take several round trips to a bucket. */
const setsAtOnce = 32;

/** Page sets of these compositions, by key. */
export function setsIn(compositions: readonly (Composition | undefined)[]): ReadonlyMap<string, SetPages> {
  return new Map(compositions.flatMap((each) => [...((each && setsOf.get(each)) ?? [])]));
}

/** Adds pages to a composition; older ones contain them. Page sets of `similar` are not read again. */
export async function withPages(
  storage: Storage,
  record: CompositionRecord,
  ...similar: readonly (Composition | undefined)[]
): Promise<Composition> {
  if (hasPages(record)) return { ...record, sets: [], pageCount: Object.keys(record.pages).length };
  const known = setsIn(similar);
  const sets = await eachOf(
    record.sets,
    async (key) => [key, known.get(key) ?? (await readPageSet(storage, key, record.setHashes?.[key]))] as const,
    setsAtOnce,
  );
  const composition: Composition = { ...record, ...joinPages(sets.map(([, pages]) => pages)) };
  setsOf.set(composition, new Map(sets));
  return composition;
}

/** Adds noindex to all pages. */
export function withoutIndex(composition: Composition): Composition {
  const quiet = (page: ComposedPage): ComposedPage => ({ ...page, headers: withNoindex(page.headers) });
  const { pages, unknownInstances, notFound } = composition;
  return {
    ...composition,
    pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, quiet(page)])),
    unknownInstances: unknownInstances.map(({ path, page }) => ({ path, page: quiet(page) })),
    notFound: quiet(notFound),
  };
}

/** Compositions older than page sets. */
function hasPages(record: CompositionRecord): record is Composition {
  return 'pages' in record && 'unknownInstances' in record && 'notFound' in record;
}
