import type { FragmentId, ReleasedRoute } from './remote';

/**
 * Of releases, compositions and entries of the log. The line reads no other. Increase when it needs more of a record,
 * or writes one that it could not have read before: a site then starts with an empty storage.
 */
export const releaseFormat = 7;

/** The remote's global variable. Prefixed, because an element with the part's name as id would shadow it. */
export function containerName(part: string): string {
  return `__site_${part.replace(/-/g, '_')}`;
}

/** Used below `/_/`, so no remote may have them. */
export const reservedNames: readonly string[] = ['shell', 'registry', 'release', 'health', 'metrics'];

/** Served as `/_/<part>/<name>`; immutable. */
export interface ReleaseFile {
  /** Includes the content hash. */
  name: string;
  bytes: number;
  /** Quality 11; `bytes` for pictures and fonts. */
  brotli: number;
  /** `sha384-…`, verified in the storage. */
  integrity: string;
  /** `sha256-…` of a script, for documents. */
  sri?: string;
}

/** What runs one exposed module in one round trip. */
export interface ModuleFiles {
  scripts: readonly string[];
  /** e.g. `@site/ui/forms`. */
  shared: readonly string[];
}

/** `release.json`. */
export interface Release {
  format: number;
  part: string;
  /** `<version of package.json>-<first 8 hex digits of the content's sha256>`. */
  version: string;
  /** Commit of the sources, with `+` for uncommitted changes; `unknown` outside a repository. */
  commit: string;
  /** Not part of the version. */
  builtAt: string;
  owner: string;
  routes: readonly ReleasedRoute[];
  /** Absent for the shell. */
  entry?: string;
  /** By key (`pages/landing`, `fragments/project-grid`). */
  modules: Readonly<Record<string, ModuleFiles>>;
  /** Semver ranges of shared modules. */
  requires: Readonly<Record<string, string>>;
  /** Fragments of other parts that it shows. */
  consumes: readonly FragmentId[];
  /** {@link ReleaseTypes} as JSON; never sent to a browser. */
  types: ReleaseFile;
  /** When this hash changes, the check compiles consumers. */
  declares: string;
  /** Parameters as `:id`, with names of queries: `/project/:id?tab#map`. */
  linksTo: readonly string[];
  shell?: ShellRelease;
  /** As `name version`, and their license texts. */
  licenses: { file: string; packages: readonly string[] };
  files: readonly ReleaseFile[];
  /** CommonJS bundle used by prerendering; never sent to a browser. */
  node: ReleaseFile;
}

export interface ReleaseTypes {
  /** `.d.ts` files of fragments and shared modules. */
  declares: TypeTree;
  /** Consumers of other parts, without comments. */
  sources: TypeTree;
}

/** What other repositories compile against. */
export interface PartContracts {
  paths: readonly NamedPath[];
  declares: TypeTree;
}

export interface NamedPath {
  /** How links call it: `paths.project(1)`. */
  name: string;
  /** `/project_details/:id` */
  path: string;
}

export interface TypeTree {
  /** By path from the checkout's root. */
  files: Readonly<Record<string, string>>;
  /** By module (`fragments/project-grid`) or package (`@site/ui/core`). */
  modules: Readonly<Record<string, string>>;
}

export interface ShellRelease {
  /** In order, for every page. */
  scripts: readonly string[];
  /** For page tests. */
  sharedCode?: string;
  /** Shared modules for remotes. */
  provides: Readonly<Record<string, { version: string; scripts: readonly string[] }>>;
}
