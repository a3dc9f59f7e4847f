import type { ComposedPage, Composition, CompositionRecord } from '@site/contracts';
import { findKnown, keys, readJson, type Storage, UserError } from '../storage';
import { withNoindex } from './policy';
import { readPageSets } from './older-page-sets';

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

/** With pages. Throws when it is missing or malformed. */
export async function readComposition(storage: Storage, id: string): Promise<Composition> {
  return withPages(storage, await readCompositionRecord(storage, id));
}

/** With its pages, which older compositions have in files of their own. */
export async function withPages(storage: Storage, record: CompositionRecord): Promise<Composition> {
  return hasPages(record)
    ? record
    : { ...record, ...(await readPageSets(storage, record.sets ?? [], record.setHashes)) };
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

function hasPages(record: CompositionRecord): record is Composition {
  return 'pages' in record && 'unknownInstances' in record && 'notFound' in record;
}
