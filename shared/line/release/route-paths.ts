import type { RouteInstance } from '@site/contracts';

interface RouteLike {
  path: string;
  instances?: readonly RouteInstance[];
}

/** Cache, because several steps need ten thousand addresses. */
const addresses = new WeakMap<readonly RouteInstance[], { path: string; list: readonly string[] }>();

export function addressesOf({ path, instances }: RouteLike): readonly string[] {
  if (!instances) return [path];
  const known = addresses.get(instances);
  if (known?.path === path) return known.list;
  const list = instances.map(({ params }) => path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? ''));
  addresses.set(instances, { path, list });
  return list;
}

/** The path without parameter names: equal shapes match equal addresses. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/**
 * A link inside the site with the names of its query, without values, and its hash: `/details?for&home#map`. Links of
 * similar pages are equal then. `undefined` for other links.
 */
export function shortLink(href: string): string | undefined {
  const [, path, query, hash = ''] = /^(\/(?!\/)[^?#]*)(\?[^#]*)?(#.+)?/.exec(href) ?? [];
  const names = [...new Set(new URLSearchParams(query).keys())].sort();
  return path && `${path}${names.length > 0 ? `?${names.join('&')}` : ''}${hash}`;
}
