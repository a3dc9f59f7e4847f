import type { FragmentId, ReleasedRoute } from './remote';

/** Raised when the check needs something that earlier releases do not say. */
export const releaseFormat = 4;

/**
 * Global variable of a remote's federation container. Not the part's own name: an element with that
 * id on the page would stand in for it.
 */
export function containerName(part: string): string {
  return `__site_${part.replace(/-/g, '_')}`;
}

/** Names below `/_/` that the site uses itself, so that no remote may be called so. */
export const reservedNames: readonly string[] = ['shell', 'registry', 'release', 'health', 'metrics'];

/** One file of a release. Browser files are served as `/_/<part>/<name>` and never change. */
export interface ReleaseFile {
  /** Path below the part's folder, with the content hash in its name. */
  name: string;
  /** Uncompressed size. */
  bytes: number;
  /** Size after brotli, quality 11; equal to `bytes` for pictures and fonts. */
  brotli: number;
  /** `sha384-…`, in the form of an `integrity` attribute: what the storage is compared with. */
  integrity: string;
  /** `sha256-…` of a script, which documents carry because it is shorter. Absent in a release of an older tool. */
  sri?: string;
}

/** What a browser needs before it can run one exposed module without a further round trip. */
export interface ModuleFiles {
  /** The module's own scripts, names of {@link ReleaseFile}. */
  scripts: readonly string[];
  /** Shared modules that it imports, e.g. `@site/ui/forms`. */
  shared: readonly string[];
}

/** Everything that anybody needs to know about one version of one part (`release.json`). */
export interface Release {
  /** {@link releaseFormat} of the tool that wrote it. */
  format: number;
  part: string;
  /** `<version of package.json>-<first 8 hex digits of the content's sha256>`. */
  version: string;
  /** Commit of the sources, with `+` when they were not committed; `unknown` outside a repository. */
  commit: string;
  /** ISO 8601. Not part of the version: the same content is the same release. */
  builtAt: string;
  /** Team that answers for the part. */
  owner: string;
  routes: readonly ReleasedRoute[];
  /** Module federation entry, a browser file. Absent for the shell. */
  entry?: string;
  /** Exposed modules by key (`pages/landing`, `fragments/project-grid`). */
  modules: Readonly<Record<string, ModuleFiles>>;
  /** Semver ranges of the shared modules that it needs. */
  requires: Readonly<Record<string, string>>;
  /** Names of the properties that it passes to fragments of other parts. */
  passes: Readonly<Record<FragmentId, readonly string[]>>;
  /** Shared modules of this site to the exports that it uses, code behind clicks included. */
  sharedUse: Readonly<Record<string, readonly string[]>>;
  /** {@link ReleaseTypes} as JSON; never sent to a browser. */
  types: ReleaseFile;
  /** Hash of its declarations: where it differs, the check compiles their consumers again. */
  declares: string;
  /** Paths that the code links or navigates to, parameters as `:id`. */
  linksTo: readonly string[];
  /** KB of its own scripts (brotli) that one of its pages may bring. */
  budget: number;
  /** What the shell adds. Absent for remotes. */
  shell?: ShellRelease;
  /**
   * Third-party packages in the browser files, as `name version`, and the file with their license texts. Absent in
   * releases from before it.
   */
  licenses?: { file: string; packages: readonly string[] };
  /** Browser file with its {@link PartContracts}. Absent in releases from before it. */
  contracts?: string;
  files: readonly ReleaseFile[];
  /** CommonJS bundle that the composition renders from; never sent to a browser. */
  node: ReleaseFile;
}

/** What the check compiles: consumers against the declarations of what would be live. */
export interface ReleaseTypes {
  /** `.d.ts` files of the exposed fragments, and of the shell's shared modules of this site. */
  declares: TypeTree;
  /** Sources that consume them, without comments; empty for a part that consumes nothing. */
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
  /** Exposed module (`fragments/project-grid`) or package (`@site/ui/core`) to the path of its file. */
  modules: Readonly<Record<string, string>>;
}

export interface ShellRelease {
  /** Scripts that every page starts, in order. */
  scripts: readonly string[];
  /** Browser file with the code of the shared modules, for page tests. Absent in releases from before it. */
  sharedCode?: string;
  /**
   * Version, scripts and names of the exports of each shared module that the shell provides to the remotes. Libraries
   * list none.
   */
  provides: Readonly<Record<string, { version: string; scripts: readonly string[]; exports?: readonly string[] }>>;
}
