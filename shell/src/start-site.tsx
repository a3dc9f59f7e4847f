import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { reportError } from '@site/runtime/report';
import type { PageRegistry } from '@site/contracts';
import { HostProvider, type Host } from '@site/runtime';
import { ModuleStore, type PageHydration } from '@site/runtime/hydrate';
import { rootId, stylesAttribute } from '@site/runtime/names';
import { SiteProvider, watchReveals } from '@site/ui/core';
import type { RemoteLoader } from '@site/runtime/load';
import { Pending, Unavailable } from './frame/unavailable';
import { watchLinks } from './router/left-focus';
import { openDehydratedLinks, prefetchOnIntent } from './router/links';
import { findAddress, loadPage, openPage } from './router/load-page';
import { PendingProvider } from './frame/navigation-progress';
import { watchTyping } from './router/unsent-text';
import { delayHash, watchNavigation } from './router/watch-navigation';
import { LiveCheck } from './router/live-check';
import { findOwnRegistry } from './router/registry-files';
import { SiteRegistry, type LoadedPage } from './router/site-registry';
import type { Overrides } from './qa/overrides';
import type { QaStart } from './qa/start-qa';
import { pageRoutes, patchRoutes, siteRoutes } from './site';

interface Start {
  registry: SiteRegistry;
  hydration: PageHydration;
  loader: RemoteLoader;
}

type Opened = Omit<Start, 'registry'> & { overrides: Overrides | undefined };

export function openDocument(own: PageRegistry, { hydration, loader, overrides }: Opened): void {
  const registry = new SiteRegistry(own, {
    pathname: location.pathname,
    name: findOwnRegistry(),
    onParts: (parts) => loader.addParts(parts),
  });
  const start = { registry, hydration, loader };
  if (!overrides) return startSite(start);
  const prepared = import('./qa/start-qa').then((qa) => qa.prepareQa(registry, overrides));
  void prepared
    .catch((error: unknown) => reportError('shell', error, 'start'))
    .then((qa) => startSite(start, qa ?? undefined));
}

function startSite({ registry, hydration, loader }: Start, { mode, Badge }: QaStart = { mode: 'hydrate' }): void {
  const store = new ModuleStore((id) => loader.load(id));
  const live = new LiveCheck(registry);
  const site = { registry, store, live };
  const host: Host = {
    store,
    versionOf: (part) => registry.versionOf(part),
    Pending,
    Unavailable,
    onError: (part, error) => reportError(part, error, 'render'),
  };

  const load = (args: LoaderFunctionArgs) => loadPage(site, args);
  const routes = siteRoutes(registry.routes, load, Badge);
  const address = findAddress(routes, location.pathname);
  const page = registry.readPage(address);
  if (page.match && mode === 'hydrate') hydration.loadDue([page.match.id, ...(page.match.route.consumes ?? [])], store);
  else void openPage(site, address);

  delayHash({ store, hydration });
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [address.pattern]: page } },
    patchRoutesOnNavigation: patchRoutes(registry, load),
  });
  watchNavigation(router, { store, hydration });
  watchLinks();
  openDehydratedLinks((address) => void router.navigate(address));
  render(
    <CacheProvider value={documentStyles()}>
      <HostProvider value={host}>
        <PendingProvider value={router}>
          <SiteProvider>
            <RouterProvider router={router} onError={(error) => reportError('shell', error, 'render')} />
          </SiteProvider>
        </PendingProvider>
      </HostProvider>
    </CacheProvider>,
    mode,
  );
  prefetchOnIntent(async (pathname) => {
    void live.refresh();
    if (live.isBehind) return;
    await registry.learn(pathname);
    await openPage(site, findAddress(pageRoutes(registry.routes, load), pathname));
  });
  if (mode === 'hydrate') watchReveals();
  watchTyping();
  addEventListener('online', () => {
    for (const id of store.listFailed()) store.load(id);
    if (Object.values<LoadedPage>(router.state.loaderData).some(({ isMissing }) => isMissing)) void router.revalidate();
  });
}

/** Emotion itself would move the document's style elements, after which browsers compute all styles again. */
function documentStyles(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const element of document.querySelectorAll(`style[${stylesAttribute}]`))
    for (const name of element.getAttribute(stylesAttribute)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

function render(site: ReactElement, mode: QaStart['mode']): void {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no #${rootId}: it was not written by a composition.`);
  const options: HydrationOptions = {
    onRecoverableError: (error, { componentStack }) => reportError('shell', error, 'hydration', componentStack),
  };
  if (mode === 'hydrate') {
    // A transition renders in slices, so that the page can be scrolled.
    startTransition(() => void hydrateRoot(root, site, options));
    return;
  }
  root.replaceChildren();
  createRoot(root, options).render(site);
}
