import type { ModuleStore } from '@site/runtime/hydrate';
import type { SiteRegistry } from './site-registry';

/** Milliseconds; later fragments appear in place. */
const fragmentGraceMs = 300;

export async function openPage(registry: SiteRegistry, store: ModuleStore, pathname: string): Promise<void> {
  if (!registry.findPage(pathname)) await registry.learn(pathname);
  const match = registry.findPage(pathname);
  if (!match) return;
  const fragments = match.route.uses ?? [];
  for (const id of fragments) store.load(id);
  store.load(match.id);
  await store.whenSettled(match.id);
  const settled = Promise.all(fragments.map((id) => store.whenSettled(id)));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, fragmentGraceMs))]);
}
