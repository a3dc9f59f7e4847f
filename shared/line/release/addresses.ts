import { type ModuleId, partOf, type Release, type StaticParams } from '@site/contracts';

export function fileUrl(part: string, name: string): string {
  return `/_/${part}/${name}`;
}

/** What a browser loads for a module: its part's entry, then its scripts and those of shared modules that it uses. */
export function scriptsOfModule(
  id: ModuleId,
  releases: readonly Release[],
): { entry: readonly string[]; others: readonly string[] } {
  const part = partOf(id);
  const release = releases.find((candidate) => candidate.part === part);
  const provides = releases.find(({ shell }) => shell)?.shell?.provides ?? {};
  const { scripts = [], shared = [] } = release?.modules[id.slice(part.length + 1)] ?? {};
  const ofShell = shared.flatMap((name) => provides[name]?.scripts ?? []);
  return {
    entry: release?.entry ? [fileUrl(part, release.entry)] : [],
    others: [...scripts.map((name) => fileUrl(part, name)), ...ofShell.map((name) => fileUrl('shell', name))],
  };
}

interface RouteLike {
  path: string;
  staticParams?: readonly StaticParams[];
}

export function addressesOf({ path, staticParams }: RouteLike): readonly string[] {
  if (!staticParams) return [path];
  return staticParams.map(({ params }) => path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? ''));
}

/** The path without parameter names: equal shapes match equal addresses. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/**
 * A link inside the site with the names of its query, without values, and its hash: `/details/4?for#map`. Links of
 * similar pages are equal then. `undefined` for other links.
 */
export function shortLink(href: string): string | undefined {
  const [, path, query, hash = ''] = /^(\/(?!\/)[^?#]*)(\?[^#]*)?(#.+)?/.exec(href) ?? [];
  const names = [...new Set(new URLSearchParams(query).keys())].sort();
  return path && `${path}${names.length > 0 ? `?${names.join('&')}` : ''}${hash}`;
}
