import type { RouteInstance } from '@site/contracts';

interface RouteLike {
  path: string;
  instances?: readonly RouteInstance[];
}

/**
 * Instances to the addresses that they have under a path: several of the composition's steps ask for those of ten
 * thousand.
 */
const addresses = new WeakMap<readonly RouteInstance[], { path: string; list: readonly string[] }>();

/** Every address of a route: its path, or for a path with parameters one for each instance. */
export function addressesOf({ path, instances }: RouteLike): readonly string[] {
  if (!instances) return [path];
  const known = addresses.get(instances);
  if (known?.path === path) return known.list;
  const list = instances.map(({ params }) => path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? ''));
  addresses.set(instances, { path, list });
  return list;
}

/** The path without the names of its parameters: two routes of one shape answer the same addresses. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}
