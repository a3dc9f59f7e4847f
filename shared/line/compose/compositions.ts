import type { ComposedPage, Composition } from '@site/contracts';
import { findKnown, keys, readJson, type Storage, UserError } from '../storage';
import { withNoindex } from './policy';

export async function findComposition(storage: Storage, id: string): Promise<Composition | undefined> {
  const found = await findKnown<Composition>(storage, keys.composition(id));
  return found && withPages(found);
}

/** Throws one sentence when it is missing or malformed. */
export async function readComposition(storage: Storage, id: string): Promise<Composition> {
  const found = await readJson<Composition>(storage, keys.composition(id));
  if (found.id === id && found.parts && found.rootFiles) return withPages(found);
  throw new UserError(`${keys.composition(id)} in the storage is damaged. Restore it from a backup.`);
}

/** Throws one sentence for a composition without pages. */
export function requirePages({ id, notFound }: Composition): void {
  if (notFound.file === '')
    throw new UserError(`${keys.composition(id)} has no pages, as an older line wrote it. Run npx manzil compose.`);
}

/** Older compositions have their pages elsewhere. They count as none, so that each is composed again. */
function withPages(found: Composition | Omit<Composition, 'pages' | 'unknownInstances' | 'notFound'>): Composition {
  const none: ComposedPage = { file: '', status: 404, headers: {}, links: {} };
  return { pages: {}, unknownInstances: [], notFound: none, ...found };
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
