import { startTransition, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
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
import { followLink, followLinks } from './navigation/follow-link';
import { watchLinks } from './navigation/left-focus';
import { watchCards } from './navigation/photo-transition';
import { SiteBoundary } from './navigation/site-boundary';
import { SiteNavigation } from './navigation/site-navigation';
import { SiteRouter } from './navigation/site-router';
import { LiveCheck } from './routing/live-check';
import { openPage } from './routing/open-page';
import { prefetchOnIntent } from './routing/prefetch';
import type { SiteRegistry } from './routing/site-registry';
import { watchTyping } from './navigation/unsent-text';
import { Site } from './site';
import { SiteContextProvider, type SiteContextValue } from './site-context';

export interface SiteStart {
  registry: SiteRegistry;
  /** `render`: the HTML is from another registry. */
  mode: 'hydrate' | 'render';
  Badge?: ComponentType | undefined;
  hydration: PageHydration;
}

export function startSite(start: SiteStart, loader: RemoteLoader): void {
  const { registry } = start;
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
  if (match && start.mode === 'hydrate')
    hydrateModules([match.id, ...(match.route.uses ?? [])], store, start.hydration);
  else void open(location.pathname);

  const navigation = new SiteNavigation();
  const followed = { registry, store, live, navigation, hydration: start.hydration };
  const navigator = followLinks(followed);
  const site: SiteContextValue = {
    registry,
    retryRegistry: (pathname) => void open(pathname).then(() => navigation.refresh()),
    Badge: start.Badge,
  };
  watchNavigation(navigation, registry, store);
  watchCards();
  watchLinks();
  openStandingLinks((address) => void followLink(followed, address));
  render(
    <HostProvider value={host}>
      <SiteContextProvider value={site}>
        <SiteBoundary>
          <SiteProvider>
            <SiteRouter navigation={navigation} navigator={navigator}>
              {(place) => <Site place={place} />}
            </SiteRouter>
          </SiteProvider>
        </SiteBoundary>
      </SiteContextProvider>
    </HostProvider>,
    start.mode,
  );
  prefetchOnIntent((pathname) => {
    void live.refresh();
    if (!live.isBehind) void open(pathname);
  });
  if (start.mode === 'hydrate') watchStandingReveals(watchReveal);
  watchTyping();
  retryWhenOnline(site, store);
}

function watchNavigation(navigation: SiteNavigation, registry: SiteRegistry, store: ModuleStore): void {
  const { pathname } = navigation.place.location;
  navigation.subscribe(() => {
    if ((navigation.pending ?? navigation.place.location).pathname === pathname) return;
    registry.isNavigated = true;
    store.leaveDocument();
  });
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

function retryWhenOnline({ registry, retryRegistry }: SiteContextValue, store: ModuleStore): void {
  window.addEventListener('online', () => {
    for (const id of store.listFailed()) store.load(id);
    if (registry.isMissing(location.pathname)) retryRegistry(location.pathname);
  });
}
