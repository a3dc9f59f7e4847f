import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { bindHost, ModuleStore } from '@site/federation';
import { RemoteLoader } from '@site/federation/host';
import { Pending } from './frame/pending';
import { Unavailable } from './frame/unavailable';
import { reportError } from './report-error';
import { siteRoutes } from './routes';
import { findPage } from './routing/match';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import { readPageRegistry, SiteRegistry } from './routing/site-registry';
import { setSiteContext } from './site-context';
import { provided } from './provide';

/** Starts the site on a composed document: the page's own parts load while the frame hydrates. */
function start(): void {
  const loader = new RemoteLoader();
  const registry = new SiteRegistry(readPageRegistry(), (parts) => loader.addParts(parts));
  const store = new ModuleStore((id) => loader.load(id));
  const open = (pathname: string) => openPage(registry, store, pathname);
  bindHost({ store, versionOf: (part) => registry.versionOf(part), Pending, Unavailable, onError: reportError });

  const match = findPage(registry.known, location.pathname);
  if (match) store.leaveStanding([match.id, ...(match.route.uses ?? [])]);
  void open(location.pathname);

  const router = createBrowserRouter(siteRoutes(open), { hydrationData: { loaderData: { site: null } } });
  setSiteContext({ registry, retryRegistry: (pathname) => void router.navigate(pathname, { replace: true }) });
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
}

/** Keeps the references in `provide.ts` in the bundle. */
export const sharedOnDemand = provided;

start();
