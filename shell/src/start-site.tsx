import { startTransition, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ModuleId, Registry } from '@site/contracts';
import { bindHost, ModuleStore, partOf } from '@site/federation';
import { RemoteLoader } from '@site/federation/host';
import { Pending } from './frame/pending';
import { Unavailable } from './frame/unavailable';
import { reportError } from './report-error';
import { siteRoutes } from './routes';
import { findPage } from './routing/match';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import { SiteRegistry } from './routing/site-registry';
import { getSiteContext, setSiteContext } from './site-context';

export interface SiteStart {
  registry: Registry & { whole?: string };
  /** Whether the document's HTML was made from this registry, so that it can be hydrated. */
  takesOver: boolean;
  /** Shown above everything in a QA session. */
  Badge?: ComponentType | undefined;
}

/** Starts the site on a composed document: the page's own parts load while the frame hydrates. */
export function startSite(start: SiteStart): void {
  const loader = new RemoteLoader();
  const registry = new SiteRegistry(start.registry, (parts) => loader.addParts(parts));
  const store = reportingStore(loader, registry);
  const open = (pathname: string) => openPage(registry, store, pathname);
  bindHost({ store, versionOf: (part) => registry.versionOf(part), Pending, Unavailable, onError: reportError });

  const match = findPage(registry.known, location.pathname);
  if (match && start.takesOver) store.leaveStanding([match.id, ...(match.route.uses ?? [])]);
  void open(location.pathname);

  const router = createBrowserRouter(siteRoutes(open), { hydrationData: { loaderData: { site: null } } });
  // The address stays the same, so the loader would not run again: open first, then show.
  const show = () => router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  setSiteContext({ registry, retryRegistry: (pathname) => void open(pathname).then(show), Badge: start.Badge });
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' && navigation.location.pathname !== location.pathname) {
      registry.isNavigated = true;
      store.leaveStanding([]);
    }
  });
  render(<RouterProvider router={router} />, start.takesOver);
  prefetchOnIntent(open);
  retryWhenOnline(registry, store);
}

function render(site: ReactElement, takesOver: boolean): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root: it was not written by a composition.');
  const options = { onRecoverableError: (error: unknown) => reportError('shell', error) };
  if (takesOver) {
    // In slices: the page is there to be read and scrolled, nobody waits for this.
    startTransition(() => void hydrateRoot(root, site, options));
    return;
  }
  root.replaceChildren();
  createRoot(root, options).render(site);
}

function reportingStore(loader: RemoteLoader, registry: SiteRegistry): ModuleStore {
  return new ModuleStore((id) =>
    loader.load(id).catch((error: unknown) => {
      reportError(versionedPart(registry, id), error);
      throw error;
    }),
  );
}

function versionedPart(registry: SiteRegistry, id: ModuleId): string {
  const part = partOf(id);
  return `${part}@${registry.versionOf(part)}`;
}

/** What failed while the network was away comes by itself once it is back. */
function retryWhenOnline(registry: SiteRegistry, store: ModuleStore): void {
  window.addEventListener('online', () => {
    for (const id of store.listFailed()) store.load(id);
    if (!registry.isWhole && registry.isNavigated) getSiteContext().retryRegistry(location.pathname);
  });
}
