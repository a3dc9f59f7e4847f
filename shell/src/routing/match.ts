import { matchRoutes } from 'react-router';
import type { ModuleId, PageHead, RouteInstance, RouteRecord } from '@site/contracts';

export interface RouteMatch {
  route: RouteRecord;
  params: Readonly<Record<string, string | undefined>>;
}

export interface PageMatch extends RouteMatch {
  id: ModuleId;
  head: PageHead;
  /** False for an unknown parameter: status 404. */
  isKnown: boolean;
}

/** React Router ranks all routes each time, ten times per navigation: 16 ms on a phone. */
const answers = new WeakMap<readonly RouteRecord[], Map<string, RouteMatch | undefined>>();

/** The most specific route. Paths are case-sensitive (`/resetPassword`). The routes must not change. */
export function matchRoute(routes: readonly RouteRecord[], pathname: string): RouteMatch | undefined {
  const known = answers.get(routes) ?? new Map<string, RouteMatch | undefined>();
  answers.set(routes, known);
  if (!known.has(pathname)) known.set(pathname, findRoute(routes, pathname));
  return known.get(pathname);
}

function findRoute(routes: readonly RouteRecord[], pathname: string): RouteMatch | undefined {
  const candidates = routes.map(({ path }, index) => ({ id: String(index), path, caseSensitive: true }));
  const match = matchRoutes(candidates, pathname)?.[0];
  const route = match && routes[Number(match.route.id)];
  return route && { route, params: match.params };
}

export function findInstance(
  instances: readonly RouteInstance[] = [],
  params: RouteMatch['params'],
): RouteInstance | undefined {
  return instances.find((each) => Object.entries(each.params).every(([name, value]) => params[name] === value));
}

/** Without its `instance` a parameter route is unknown. */
export function describePage({ route, params }: RouteMatch, instance: RouteInstance | undefined): PageMatch {
  const isKnown = instance !== undefined || !route.instances;
  const head = instance ?? (isKnown ? route : route.unknown);
  return { route, params, id: `${route.part}/pages/${route.page}`, head: describe(head), isKnown };
}

function describe({ title = '', description = '', image, about }: Partial<PageHead> = {}): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}
