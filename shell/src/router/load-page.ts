import { matchRoutes, redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isShownAbovePage } from '@site/runtime';
import type { ModuleStore } from '@site/runtime/hydrate';
import { useMatches } from '@site/runtime/router';
import type { LiveCheck } from './live-check';
import type { LoadedPage, PageAddress, PageMatch, SiteRegistry } from './site-registry';
import { hasUnsentText } from './unsent-text';

/** In the frame too: the route of the page is the last one. */
export const usePage = () => useMatches().at(-1)?.loaderData as LoadedPage | undefined;

export interface LinkedSite {
  registry: SiteRegistry;
  store: ModuleStore;
  live: LiveCheck;
}

/**
 * Loads a document if the site changed or the page fails to load, unless unsent text or a request's answer would be
 * lost.
 */
export async function loadPage(
  site: LinkedSite,
  { request, params, pattern }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'pattern'>,
) {
  const { live, store } = site;
  const { pathname, href } = new URL(request.url);
  // Back and Forward have already changed the address.
  const isLink = pathname !== location.pathname;
  if (isLink) await live.refresh();
  if (isLink && mayLeave(live)) throw redirectDocument(href);
  const page = await openPage(site, { pattern, params, pathname });
  const isOpen = page.match && store.getState(page.match.id).status !== 'failed';
  if (isOpen || !isLink) return page;
  await live.refresh({ isUrgent: true });
  if (mayLeave(live)) throw redirectDocument(href);
  return page;
}

function mayLeave(live: LiveCheck): boolean {
  return live.isBehind && !hasUnsentText() && !isShownAbovePage();
}

export async function openPage(
  { registry, store }: Omit<LinkedSite, 'live'>,
  address: PageAddress,
): Promise<LoadedPage> {
  await registry.loadParts(address);
  const page = registry.readPage(address);
  if (page.match) await loadModules(store, page.match);
  return page;
}

/** Milliseconds; later fragments appear in place. */
const fragmentGraceMs = 300;

async function loadModules(store: ModuleStore, { id, route: { consumes = [] } }: PageMatch): Promise<void> {
  for (const fragment of consumes) store.load(fragment);
  store.load(id);
  await store.whenSettled(id);
  const settled = Promise.all(consumes.map((fragment) => store.whenSettled(fragment)));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, fragmentGraceMs))]);
}

/** For a page that is not navigated to: the document's first, and one about to open. */
export function findAddress(routes: RouteObject[], pathname: string): PageAddress {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return { pattern: match?.route.path ?? '*', params: match?.params ?? {}, pathname };
}
