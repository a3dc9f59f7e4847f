import { matchRoutes } from 'react-router';
import type { ModuleId, PageHead, Registry, RouteRecord } from '@site/contracts';

/** A path of the site, found in a registry. */
export interface PageMatch {
  route: RouteRecord;
  params: Readonly<Record<string, string | undefined>>;
  id: ModuleId;
  head: PageHead;
  /** False for a parameter route whose instance does not exist: status 404. */
  isKnown: boolean;
}

/** The page at a path, or `undefined` when no part owns it. Paths are case-sensitive (`/resetPassword`). */
export function findPage(registry: Registry, pathname: string): PageMatch | undefined {
  const candidates = registry.routes.map(({ path }, index) => ({ id: String(index), path, caseSensitive: true }));
  const match = matchRoutes(candidates, pathname)?.[0];
  const route = match && registry.routes[Number(match.route.id)];
  if (!route) return undefined;
  const { params } = match;
  const instance = route.instances?.find((candidate) => sameParams(candidate.params, params));
  const isKnown = !route.instances || instance !== undefined;
  const head = instance ?? (isKnown ? route : route.unknown);
  return {
    route,
    params,
    id: `${route.part}/pages/${route.page}`,
    head: describe(head),
    isKnown,
  };
}

function sameParams(a: Readonly<Record<string, string>>, b: PageMatch['params']): boolean {
  return Object.entries(a).every(([key, value]) => b[key] === value);
}

function describe({ title = '', description = '', image, about }: Partial<PageHead> = {}): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}
