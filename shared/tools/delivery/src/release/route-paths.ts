import type { RouteInstance } from '@site/contracts';

interface RouteLike {
  path: string;
  instances?: readonly RouteInstance[];
}

/** Every address of a route: its path, or for a path with parameters one for each instance. */
export function addressesOf({ path, instances }: RouteLike): string[] {
  if (!instances) return [path];
  return instances.map(({ params }) => path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? ''));
}

/** The path without the names of its parameters: two routes of one shape answer the same addresses. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}
