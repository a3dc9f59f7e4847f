import { startTransition, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { partOf, type ModuleId } from '@site/contracts';
import { HostProvider, ModuleStore, type Host } from '@site/federation';
import type { RemoteLoader } from '@site/federation/host';
import { Pending } from './frame/pending';
import { Unavailable } from './frame/unavailable';
import { loadBeacon } from './beacon/load-beacon';
import { noteFailure, reportError } from './report-error';
import { siteRoutes } from './routes';
import { LiveCheck } from './routing/live-check';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import { pageOpener } from './routing/page-opener';
import type { SiteRegistry } from './routing/site-registry';
import { watchTyping } from './routing/unsent-text';
import { SiteContextProvider, type SiteContextValue } from './site-context';

export interface SiteStart {
  registry: SiteRegistry;
  /** Hydrate the document's HTML, or render from scratch because it was made from another registry. */
  mode: 'hydrate' | 'render';
  /** Shown above everything in a QA session. */
  Badge?: ComponentType | undefined;
}

/** Starts the site on a composed document: the page's own parts load while the frame hydrates. */
export function startSite(start: SiteStart, loader: RemoteLoader): void {
  const { registry } = start;
  const store = reportingStore(loader, registry);
  const live = new LiveCheck(registry);
  const open = (pathname: string) => openPage(registry, store, pathname);
  const host: Host = { store, versionOf: (part) => registry.versionOf(part), Pending, Unavailable, onError: (part, error) => reportError(part, error, 'render') };

  const match = registry.findPage(location.pathname);
  if (match && start.mode === 'hydrate') store.setDehydrated([match.id, ...(match.route.uses ?? [])]);
  void open(location.pathname);

  const router = createBrowserRouter(siteRoutes(pageOpener({ registry, store, live })), { hydrationData: { loaderData: { site: null } } });
  // The address does not change, so the loader would not run again: load the page first, then show it.
  const show = () => router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  const site: SiteContextValue = { registry, retryRegistry: (pathname) => void open(pathname).then(show), Badge: start.Badge };
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' && navigation.location.pathname !== location.pathname) {
      registry.isNavigated = true;
      store.setDehydrated([]);
    }
  });
  render(
    <HostProvider value={host}>
      <SiteContextProvider value={site}>
        <RouterProvider router={router} onError={(value) => noteFailure({ kind: 'render', value })} />
      </SiteContextProvider>
    </HostProvider>,
    start.mode,
  );
  prefetchOnIntent((pathname) => {
    void live.refresh();
    if (!live.isBehind) void open(pathname);
  });
  watchTyping();
  retryWhenOnline(site, store);
  // Other versions in a QA session are nobody's visit.
  if (start.mode === 'hydrate') reportView(registry, (listener) => router.subscribe(({ navigation, location: { pathname } }) => navigation.state === 'idle' && listener(pathname)));
}

function reportView(registry: SiteRegistry, onShown: (listener: (pathname: string) => void) => void): void {
  loadBeacon({ composition: registry.name, versionOf: (part) => registry.versionOf(part), findPage: (pathname) => registry.findPage(pathname), onShown });
}

function render(site: ReactElement, mode: SiteStart['mode']): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root: it was not written by a composition.');
  const options: HydrationOptions = { onRecoverableError: (error, { componentStack }) => reportError('shell', error, 'hydration', componentStack) };
  if (mode === 'hydrate') {
    // As a transition, which React does in slices: the page can be read and scrolled meanwhile.
    startTransition(() => void hydrateRoot(root, site, options));
    return;
  }
  root.replaceChildren();
  createRoot(root, options).render(site);
}

function reportingStore(loader: RemoteLoader, registry: SiteRegistry): ModuleStore {
  return new ModuleStore((id) =>
    loader.load(id).catch((error: unknown) => {
      reportError(versionedPart(registry, id), error, 'load');
      throw error;
    }),
  );
}

function versionedPart(registry: SiteRegistry, id: ModuleId): string {
  const part = partOf(id);
  return `${part}@${registry.versionOf(part)}`;
}

/** Retries what failed while the network was down. */
function retryWhenOnline({ registry, retryRegistry }: SiteContextValue, store: ModuleStore): void {
  window.addEventListener('online', () => {
    for (const id of store.listFailed()) store.load(id);
    if (registry.isMissing(location.pathname)) retryRegistry(location.pathname);
  });
}
