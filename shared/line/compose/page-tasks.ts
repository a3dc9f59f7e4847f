import { partOf, type Release, type RouteInstance, type SiteConfig } from '@site/contracts';
import { addressesOf } from '../release';
import { contentId } from '../storage';
import type { PageKind } from './page-set';
import { embeddedOrigins, instancesId, modulesOf, type PlannedRoute, type SitePlan } from './registry';

export const notFoundPath = '/404';

export interface PageTask {
  path: string;
  kind: PageKind;
  route?: PlannedRoute;
  instance?: RouteInstance;
  noStore: boolean;
}

/** The pages of one route, which have common inputs. */
export interface PageSetTask {
  /** Hash of all inputs. */
  key: string;
  pageCount: number;
  /** The unknown instance first. Lazy, because most sets are reused. */
  listPages: () => readonly PageTask[];
  path?: string;
}

/** Increase when documents change, so that equal releases are rendered again. */
const format = 10;

/** One set per route, and one for the not-found page. */
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
