import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ModuleId } from '@site/contracts';
import { bindHost, ModuleStore, partOf } from '@site/federation';
import { RemoteLoader } from '@site/federation/host';
import { Pending } from './frame/pending';
import { Unavailable } from './frame/unavailable';
import { reportError } from './report-error';
import { siteRoutes } from './routes';
import { findPage } from './routing/match';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import { readPageRegistry, SiteRegistry } from './routing/site-registry';
import { getSiteContext, setSiteContext } from './site-context';
import { provided } from './provide';

/** Starts the site on a composed document: the page's own parts load while the frame hydrates. */
function start(): void {
  const loader = new RemoteLoader();
  const registry = new SiteRegistry(readPageRegistry(), (parts) => loader.addParts(parts));
  const store = new ModuleStore((id) =>
    loader.load(id).catch((error: unknown) => {
      reportError(versionedPart(registry, id), error);
      throw error;
    }),
  );
  const open = (pathname: string) => openPage(registry, store, pathname);
  bindHost({ store, versionOf: (part) => registry.versionOf(part), Pending, Unavailable, onError: reportError });

  const match = findPage(registry.known, location.pathname);
  if (match) store.leaveStanding([match.id, ...(match.route.uses ?? [])]);
  void open(location.pathname);

  const router = createBrowserRouter(siteRoutes(open), { hydrationData: { loaderData: { site: null } } });
  // The address stays the same, so the loader would not run again: open first, then show.
  const show = () => router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  setSiteContext({ registry, retryRegistry: (pathname) => void open(pathname).then(show) });
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' && navigation.location.pathname !== location.pathname) {
      registry.isNavigated = true;
      store.leaveStanding([]);
    }
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root: it was not written by a composition.');
  hydrateRoot(root, <RouterProvider router={router} />, {
    onRecoverableError: (error) => reportError('shell', error),
  });
  prefetchOnIntent(open);
  retryWhenOnline(registry, store);
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

/** Keeps the references in `provide.ts` in the bundle. */
export const sharedOnDemand = provided;

start();
