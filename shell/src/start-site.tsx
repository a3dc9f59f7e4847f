import { startTransition, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reportError } from '@site/runtime/report';
import { HostProvider, type Host } from '@site/runtime';
import {
  hydrateModules,
  ModuleStore,
  openStandingLinks,
  watchStandingReveals,
  type PageHydration,
} from '@site/runtime/hydrate';
import { rootId } from '@site/runtime/names';
import { SiteProvider, watchReveal } from '@site/ui/core';
import type { RemoteLoader } from '@site/runtime/load';
import { Pending } from './frame/pending';
import { Unavailable } from './frame/unavailable';
import { watchLinks } from './navigation/left-focus';
import { loadPage, pageRoute, readPage } from './navigation/load-page';
import { PendingProvider, type SiteRouter } from './navigation/pending';
import { watchTyping } from './navigation/unsent-text';
import { delayHash, watchNavigation } from './navigation/watch-navigation';
import { LiveCheck } from './routing/live-check';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import type { SiteRegistry } from './routing/site-registry';
import { siteRoutes } from './site-routes';

export interface SiteStart {
  registry: SiteRegistry;
  /** `render`: the HTML is from another registry. */
  mode: 'hydrate' | 'render';
  Badge?: ComponentType | undefined;
  hydration: PageHydration;
}

export function startSite({ registry, mode, Badge, hydration }: SiteStart, loader: RemoteLoader): void {
  const store = new ModuleStore((id) => loader.load(id));
  const live = new LiveCheck(registry);
  const open = (pathname: string) => openPage(registry, store, pathname);
  const host: Host = {
    store,
    versionOf: (part) => registry.versionOf(part),
    Pending,
    Unavailable,
    onError: (part, error) => reportError(part, error, 'render'),
  };

  const match = registry.findPage(location.pathname);
  if (match && mode === 'hydrate') hydrateModules([match.id, ...(match.route.uses ?? [])], store, hydration);
  else void open(location.pathname);

  const site = { registry, store, live };
  delayHash({ store, hydration });
  const router = createBrowserRouter(
    siteRoutes((args) => loadPage(site, args), Badge),
    { hydrationData: { loaderData: { [pageRoute]: readPage(registry, location.pathname) } } },
  );
  watchNavigation(router, { registry, store, hydration });
  watchLinks();
  openStandingLinks((address) => void router.navigate(address));
  render(
    <HostProvider value={host}>
      <PendingProvider value={router}>
        <SiteProvider>
          <RouterProvider router={router} onError={(error) => reportError('shell', error, 'render')} />
        </SiteProvider>
      </PendingProvider>
    </HostProvider>,
    mode,
  );
  prefetchOnIntent((pathname) => {
    void live.refresh();
    if (!live.isBehind) void open(pathname);
  });
  if (mode === 'hydrate') watchStandingReveals(watchReveal);
  watchTyping();
  retryWhenOnline(router, site);
}

function render(site: ReactElement, mode: SiteStart['mode']): void {
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

function retryWhenOnline(
  router: SiteRouter,
  { registry, store }: { registry: SiteRegistry; store: ModuleStore },
): void {
  window.addEventListener('online', () => {
    for (const id of store.listFailed()) store.load(id);
    if (registry.isMissing(location.pathname)) void router.revalidate();
  });
}
