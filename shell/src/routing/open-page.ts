import type { ModuleId } from '@site/contracts';
import type { ModuleStore } from '@site/federation';
import { findPage } from './match';
import type { SiteRegistry } from './site-registry';

/** So long a page waits for the fragments that it consumes; later ones come in where they belong. */
const fragmentGraceMs = 300;

/** Brings everything that the page at a path needs. Resolves when it can be shown, or when it has failed. */
export async function openPage(registry: SiteRegistry, store: ModuleStore, pathname: string): Promise<void> {
  if (!findPage(registry.known, pathname)) await registry.loadWhole();
  const match = findPage(registry.known, pathname);
  if (!match) return;
  const fragments = match.route.uses ?? [];
  for (const id of fragments) store.load(id);
  store.load(match.id);
  await store.whenSettled(match.id);
  await Promise.race([settled(store, fragments), pause(fragmentGraceMs)]);
}

async function settled(store: ModuleStore, ids: readonly ModuleId[]): Promise<void> {
  await Promise.all(ids.map((id) => store.whenSettled(id)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
