import type { FragmentId, ReleasedRoute } from './remote';

/** Raised when the check needs something that earlier releases lack. */
export const releaseFormat = 4;

/**
 * Name of the global variable of a remote's federation container. Prefixed, because an element with the part's name
 * as its id would shadow the variable.
 */
export function containerName(part: string): string {
  return `__site_${part.replace(/-/g, '_')}`;
}

/** Names below `/_/` used by the site, so no remote may have them. */
export const reservedNames: readonly string[] = ['shell', 'registry', 'release', 'health', 'metrics'];

/** One file of a release. Browser files are served as `/_/<part>/<name>` and are immutable. */
export interface ReleaseFile {
  /** Path below the part's folder, including the content hash. */
  name: string;
  /** Uncompressed. */
  bytes: number;
  /** Size after brotli, quality 11; equal to `bytes` for pictures and fonts. */
  brotli: number;
  /** `sha384-…`, an `integrity` value: verified in the storage. */
  integrity: string;
  /** `sha256-…` of a script: shorter, so documents use it. Absent in releases of older tools. */
  sri?: string;
}

/** What a browser needs to run one exposed module without another round trip. */
export interface ModuleFiles {
  /** Names of {@link ReleaseFile}. */
  scripts: readonly string[];
  /** Imported shared modules, e.g. `@site/ui/forms`. */
  shared: readonly string[];
}

/** `release.json`: everything about one version of one part. */
export interface Release {
  /** {@link releaseFormat} of the tool that wrote it. */
  format: number;
  part: string;
  /** `<version of package.json>-<first 8 hex digits of the content's sha256>`. */
  version: string;
  /** Commit of the sources, with `+` for uncommitted changes; `unknown` outside a repository. */
  commit: string;
  /** ISO 8601. Not part of the version: equal content is the same release. */
  builtAt: string;
  /** The team responsible for the part. */
  owner: string;
  routes: readonly ReleasedRoute[];
  /** Federation entry, a browser file. Absent for the shell. */
  entry?: string;
  /** Exposed modules by key (`pages/landing`, `fragments/project-grid`). */
  modules: Readonly<Record<string, ModuleFiles>>;
  /** Semver ranges of required shared modules. */
  requires: Readonly<Record<string, string>>;
  /** Property names that it passes to fragments of other parts. */
  passes: Readonly<Record<FragmentId, readonly string[]>>;
  /** Shared modules of this site to the exports that it uses, including lazily loaded code. */
  sharedUse: Readonly<Record<string, readonly string[]>>;
  /** {@link ReleaseTypes} as JSON; never sent to a browser. */
  types: ReleaseFile;
  /** Hash of its declarations; when it changes, the check compiles consumers again. */
  declares: string;
  /** Paths that the code links or navigates to, parameters as `:id`. */
  linksTo: readonly string[];
  /** Maximum KB (brotli) of own scripts on one of its pages. */
  budget: number;
  /** Absent for remotes. */
  shell?: ShellRelease;
  /**
   * Third-party packages in the browser files, as `name version`, and the file with their license texts. Absent in
   * older releases.
   */
  licenses?: { file: string; packages: readonly string[] };
  /** Browser file with its {@link PartContracts}. Absent in releases from before it. */
  contracts?: string;
  /** Browser file: Module Federation's `mf-manifest.json`. Absent in releases from before it. */
  manifest?: string;
  files: readonly ReleaseFile[];
  /** CommonJS bundle used by prerendering; never sent to a browser. */
  node: ReleaseFile;
}

/** What the check compiles: consumers against the declarations of what would be live. */
export interface ReleaseTypes {
  /** `.d.ts` files of exposed fragments, and of the shell's shared modules. */
  declares: TypeTree;
  /** Sources that consume other parts, without comments. */
  sources: TypeTree;
}

/** What other repositories compile against: public, as the part's own scripts are. */
export interface PartContracts {
  paths: readonly NamedPath[];
  declares: TypeTree;
}

/** A path that has a name, as its owner's `routes.ts` has it. */
export interface NamedPath {
  /** How links call it: `paths.project(1)`. */
  name: string;
  /** `/project_details/:id` */
  path: string;
}

export interface TypeTree {
  /** Path from the root of the checkout to the text. */
  files: Readonly<Record<string, string>>;
  /** Exposed module (`fragments/project-grid`) or package (`@site/ui/core`) to its file. */
  modules: Readonly<Record<string, string>>;
}

export interface ShellRelease {
  /** Scripts of every page, in order. */
  scripts: readonly string[];
  /** Browser file with the code of the shared modules, for page tests. Absent in releases from before it. */
  sharedCode?: string;
  /**
   * Version, scripts and names of the exports of each shared module that the shell provides to the remotes. Libraries
   * list none.
   */
  provides: Readonly<Record<string, { version: string; scripts: readonly string[]; exports?: readonly string[] }>>;
}
