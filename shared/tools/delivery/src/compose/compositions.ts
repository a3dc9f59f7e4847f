import type { ComposedPage, Composition, CompositionRecord } from '@site/contracts';
import { eachOf, findJson, keys, readJson, type Storage, UserError } from '../storage';
import { withNoindex } from './policy';
import { joinPages, readPageSet, type SetPages } from './page-set';

/** Without its pages; `undefined` when there is none, or none any more: old ones are pruned. */
export function findComposition(storage: Storage, id: string): Promise<CompositionRecord | undefined> {
  return findJson<CompositionRecord>(storage, keys.composition(id));
}

/** Without its pages. Throws one sentence when it is not in the storage, or lacks what every composition has. */
export async function readCompositionRecord(storage: Storage, id: string): Promise<CompositionRecord> {
  const record = await readJson<CompositionRecord>(storage, keys.composition(id));
  if (record.id === id && record.rootFiles && (Array.isArray(record.sets) || hasPages(record))) return record;
  throw new UserError(
    `${keys.composition(id)} in the storage is damaged: it lacks its pages. Restore it from a backup.`,
  );
}

/**
 * With its pages. Throws when it, or one of its page sets, is not in the storage. `similar` as of {@link withPages}.
 */
export async function readComposition(
  storage: Storage,
  id: string,
  ...similar: readonly (Composition | undefined)[]
): Promise<Composition> {
  return withPages(storage, await readCompositionRecord(storage, id), ...similar);
}

/** The page sets of compositions in memory: a composition that was made on top of one has nearly all of them too. */
const setsOf = new WeakMap<Composition, ReadonlyMap<string, SetPages>>();

/** A site has one page set for each route: the usual width would take several round trips to a bucket. */
const setsAtOnce = 32;

/** Page sets that some compositions in memory have, by their keys. */
export function setsIn(compositions: readonly (Composition | undefined)[]): ReadonlyMap<string, SetPages> {
  return new Map(compositions.flatMap((each) => [...((each && setsOf.get(each)) ?? [])]));
}

/**
 * Adds the pages to a composition; one from before page sets has them already. Page sets that `similar` has are not
 * read again.
 */
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

/** The same composition, with pages that search engines are asked to leave out. */
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

/** From before page sets. */
function hasPages(record: CompositionRecord): record is Composition {
  return 'pages' in record && 'unknownInstances' in record && 'notFound' in record;
}
