import type { ModuleStore } from '@site/federation';
import type { LiveCheck } from '../routing/live-check';
import { openPage } from '../routing/open-page';
import type { SiteRegistry } from '../routing/site-registry';
import { hasUnsentText } from './unsent-text';

interface PageOpenerInput {
  registry: SiteRegistry;
  store: ModuleStore;
  live: LiveCheck;
  /** Loads another document. */
  leave?: (address: URL) => void | Promise<void>;
}

/**
 * Opens the page of a link in this document, or loads its document when the site has moved on meanwhile: also when
 * the page cannot be loaded any more. Text that was typed and not sent is never lost for that.
 */
export function pageOpener({
  registry,
  store,
  live,
  leave = loadDocument,
}: PageOpenerInput): (address: URL) => Promise<void> {
  return async (address) => {
    // Back and Forward have changed the address already, and show what this document has shown before.
    const isLink = address.pathname !== location.pathname;
    if (isLink) await live.refresh();
    if (isLink && mayLeave(live)) return leave(address);
    await openPage(registry, store, address.pathname);
    const match = registry.findPage(address.pathname);
    const isOpen = match && store.getState(match.id).status !== 'failed';
    if (isOpen || !isLink) return;
    await live.refresh({ isUrgent: true });
    if (mayLeave(live)) return leave(address);
  };
}

function mayLeave(live: LiveCheck): boolean {
  return live.isBehind && !hasUnsentText();
}

/** Never resolves: the document goes away. */
function loadDocument({ href }: URL): Promise<void> {
  location.assign(href);
  return new Promise(() => undefined);
}
