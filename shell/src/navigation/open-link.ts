import type { ModuleStore } from '@site/hydration';
import type { LiveCheck } from '../routing/live-check';
import { openPage } from '../routing/open-page';
import type { SiteRegistry } from '../routing/site-registry';
import { leaveFor } from './leave-document';
import { hasUnsentText } from './unsent-text';

/** What opening a page takes. */
export interface LinkedSite {
  registry: SiteRegistry;
  store: ModuleStore;
  live: LiveCheck;
}

/**
 * Opens the page of a link in this document, or loads its document when the site has moved on meanwhile: also when
 * the page cannot be loaded any more. Text that was typed and not sent is never lost for that.
 */
export async function openLink({ registry, store, live }: LinkedSite, address: URL): Promise<void> {
  // Back and Forward have changed the address already, and show what this document has shown before.
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
