import { partOf, type Release, type RouteInstance, type SiteConfig } from '@site/contracts';
import { addressesOf } from '../release';
import { contentId } from '../storage';
import type { PageKind } from './page-set';
import { embeddedOrigins, instancesId, modulesOf, type PlannedRoute, type SitePlan } from './registry';

/** What the not-found page is rendered for. */
export const notFoundPath = '/404';

/** One page to render. */
export interface PageTask {
  path: string;
  kind: PageKind;
  /** Absent for the not-found page. */
  route?: PlannedRoute;
  /** Of a known instance. */
  instance?: RouteInstance;
  noStore: boolean;
}

/** The pages of one route, which are rendered from the same things. */
export interface PageSetTask {
  /** Content of everything that the pages are rendered from. */
  key: string;
  /** How many of the pages exist: all but that of unknown instances and the not-found page. */
  pageCount: number;
  /** The page of unknown instances first. Listed when it is asked for: nearly all sets are taken over unseen. */
  listPages: () => readonly PageTask[];
  /** Path of the route; absent for the not-found page. */
  path?: string;
}

/** Raised when what is written into a document changes, so that the same releases are rendered again. */
const format = 9;

/** The page sets of a site, one for each route and one for the not-found page. */
export function listPageSets(plan: SitePlan, releases: readonly Release[], config: SiteConfig): PageSetTask[] {
  const common = [String(format), JSON.stringify(config), embeddedOrigins(releases).join(' ')];
  const versionsOf = (parts: readonly string[]) =>
    [...new Set(['shell', ...parts])].map((part) => `${part}@${plan.parts[part]?.version ?? ''}`);
  const ofRoutes = plan.routes.map((route): PageSetTask => {
    const definition = releases.find(({ part }) => part === route.part)?.routes.find(({ path }) => path === route.path);
    const noStore = definition?.noStore ?? false;
    const parts = modulesOf(route.part, route).map(partOf);
    const { instances, ...rest } = route;
    return {
      key: contentId(
        [
          ...common,
          ...versionsOf(parts),
          JSON.stringify(rest),
          instances ? instancesId(instances) : '',
          String(noStore),
        ],
        32,
      ),
      pageCount: instances?.length ?? 1,
      listPages: () => listPages(route, noStore),
      path: route.path,
    };
  });
  const notFound: PageTask = { path: notFoundPath, kind: 'notFound', noStore: false };
  return [
    ...ofRoutes,
    { key: contentId([...common, ...versionsOf([]), 'not found'], 32), pageCount: 0, listPages: () => [notFound] },
  ];
}

function listPages(route: PlannedRoute, noStore: boolean): PageTask[] {
  const addresses = addressesOf(route);
  if (!route.instances) return addresses.map((path) => ({ path, kind: 'page', route, noStore }));
  const unknown: PageTask = { path: route.path, kind: 'unknownInstance', route, noStore };
  return [
    unknown,
    ...route.instances.map((instance, index): PageTask => ({
      path: addresses[index] ?? '',
      kind: 'page',
      route,
      instance,
      noStore,
    })),
  ];
}
