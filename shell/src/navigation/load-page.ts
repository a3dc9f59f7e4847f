import { redirectDocument, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { ModuleStore } from '@site/runtime/hydrate';
import type { LiveCheck } from '../routing/live-check';
import type { PageMatch } from '../routing/match';
import type { SiteRegistry } from '../routing/site-registry';
import { hasUnsentText } from './unsent-text';

/** Of the one route of all pages: parts are found by the registry, which grows as a visitor moves. */
export const pageRoute = 'page';

export interface LoadedPage {
  match: PageMatch | undefined;
  /** The registry could not be loaded, so the page may exist. */
  isMissing: boolean;
}

export function readPage(registry: SiteRegistry, pathname: string): LoadedPage {
  return { match: registry.findPage(pathname), isMissing: registry.isMissing(pathname) };
}

export const usePage = () => useRouteLoaderData<LoadedPage>(pageRoute);

export interface LinkedSite {
  registry: SiteRegistry;
  store: ModuleStore;
  live: LiveCheck;
}

/** Loads a document if the site changed or the page fails to load, unless unsent text would be lost. */
export async function loadPage(
  { registry, store, live }: LinkedSite,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
) {
  const { pathname, href } = new URL(request.url);
  // Back and Forward have already changed the address.
  const isLink = pathname !== location.pathname;
  if (isLink) await live.refresh();
  if (isLink && mayLeave(live)) throw redirectDocument(href);
  await openPage(registry, store, pathname);
  const page = readPage(registry, pathname);
  const isOpen = page.match && store.getState(page.match.id).status !== 'failed';
  if (isOpen || !isLink) return page;
  await live.refresh({ isUrgent: true });
  if (mayLeave(live)) throw redirectDocument(href);
  return page;
}

function mayLeave(live: LiveCheck): boolean {
  return live.isBehind && !hasUnsentText();
}

/** Milliseconds; later fragments appear in place. */
const fragmentGraceMs = 300;

export async function openPage(registry: SiteRegistry, store: ModuleStore, pathname: string): Promise<void> {
  if (!registry.findPage(pathname)) await registry.learn(pathname);
  const match = registry.findPage(pathname);
  if (!match) return;
  const fragments = match.route.uses ?? [];
  for (const id of fragments) store.load(id);
  store.load(match.id);
  await store.whenSettled(match.id);
  const settled = Promise.all(fragments.map((id) => store.whenSettled(id)));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, fragmentGraceMs))]);
}
