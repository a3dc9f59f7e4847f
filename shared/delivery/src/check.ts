import semver from 'semver';
import type { Release } from '@site/contracts';

/** What stands against putting these releases together. */
export interface CheckReport {
  /** Each one sentence that names both sides. Any of them stops the composition. */
  refusals: string[];
  /** Worth knowing, stops nothing. */
  warnings: string[];
}

/** Compares what the parts say about themselves; reads no source. The shell is one of the releases. */
export function checkReleases(releases: readonly Release[]): CheckReport {
  const refusals = [
    ...releases.filter(({ part }) => part === 'shell').length === 1 ? [] : ['A composition needs exactly one shell.'],
    ...pathsWithTwoOwners(releases),
    ...missingPages(releases),
    ...missingFragments(releases),
    ...unmetRanges(releases),
  ];
  return { refusals, warnings: overBudget(releases) };
}

function pathsWithTwoOwners(releases: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  const refusals: string[] = [];
  for (const { part, routes } of releases) {
    for (const { path } of routes) {
      const shape = path.replace(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      if (owner) refusals.push(`${part} claims the path ${path}, which ${owner} owns.`);
      owners.set(shape, part);
    }
  }
  return refusals;
}

function missingPages(releases: readonly Release[]): string[] {
  return releases.flatMap(({ part, routes, modules }) =>
    routes
      .filter(({ page }) => !modules[`pages/${page}`])
      .map(({ path, page }) => `${part} names the page "${page}" for ${path}, but its release has no such page.`),
  );
}

function missingFragments(releases: readonly Release[]): string[] {
  const lent = new Set(releases.flatMap(({ part, modules }) => Object.keys(modules).map((key) => `${part}/${key}`)));
  return releases.flatMap(({ part, routes }) =>
    routes.flatMap(({ path, uses = [] }) =>
      uses.filter((id) => !lent.has(id)).map((id) => `${part} uses the fragment ${id} on ${path}, which nobody lends.`),
    ),
  );
}

function unmetRanges(releases: readonly Release[]): string[] {
  const provides = releases.find(({ shell }) => shell)?.shell?.provides ?? {};
  return releases.flatMap(({ part, requires }) =>
    Object.entries(requires).flatMap(([name, range]) => {
      const provided = provides[name];
      if (!provided) return [`${part} needs ${name} ${range}, which the shell does not provide.`];
      if (semver.satisfies(provided.version, range)) return [];
      return [`${part} needs ${name} ${range}, but the shell provides ${provided.version}.`];
    }),
  );
}

/** Quality bar: each remote's own code at most 40 KB brotli a page. */
const pageBudget = 40_000;

function overBudget(releases: readonly Release[]): string[] {
  return releases.flatMap(({ part, modules, files, entry }) =>
    Object.entries(modules).flatMap(([key, { scripts }]) => {
      const names = new Set([...scripts, ...(entry ? [entry] : [])]);
      const bytes = files.filter(({ name }) => names.has(name)).reduce((sum, file) => sum + file.brotli, 0);
      if (bytes <= pageBudget) return [];
      return [`${part}/${key} brings ${(bytes / 1000).toFixed(1)} KB of scripts (brotli); the budget is ${pageBudget / 1000} KB.`];
    }),
  );
}
