import type { ModuleStore } from '@site/runtime/hydrate';
import type { LiveCheck } from '../routing/live-check';
import { openPage } from '../routing/open-page';
import type { SiteRegistry } from '../routing/site-registry';
import { leaveFor } from './leave-document';
import { hasUnsentText } from './unsent-text';

export interface LinkedSite {
  registry: SiteRegistry;
  store: ModuleStore;
  live: LiveCheck;
}

/** Loads a document if the site changed or the page fails to load, unless unsent text would be lost. */
export async function openLink({ registry, store, live }: LinkedSite, address: URL): Promise<void> {
  // Back and Forward have already changed the address.
  const isLink = address.pathname !== location.pathname;
  if (isLink) await live.refresh();
  if (isLink && mayLeave(live)) return leaveFor(address);
  await openPage(registry, store, address.pathname);
  const match = registry.findPage(address.pathname);
  const isOpen = match && store.getState(match.id).status !== 'failed';
  if (isOpen || !isLink) return;
  await live.refresh({ isUrgent: true });
  if (mayLeave(live)) return leaveFor(address);
}

function mayLeave(live: LiveCheck): boolean {
  return live.isBehind && !hasUnsentText();
}
