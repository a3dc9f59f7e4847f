import type { FragmentId, ReleasedRoute } from './remote';

/** Raised when the check needs something that earlier releases do not say. */
export const releaseFormat = 3;

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
  /** Exposed fragments (`project-grid`) to the TypeScript of the properties that they take. */
  exposes: Readonly<Record<string, PropsText>>;
  /** Fragments of other parts to the TypeScript of the properties that this part was compiled against. */
  consumes: Readonly<Record<FragmentId, PropsText>>;
  /** Names of the properties that it passes to fragments of other parts. */
  passes: Readonly<Record<FragmentId, readonly string[]>>;
  /** What it uses of the shared modules of this site. */
  sharedUse: SharedUse;
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
  files: readonly ReleaseFile[];
  /** CommonJS bundle that the composition renders from; never sent to a browser. */
  node: ReleaseFile;
}

/**
 * Shared module to export to what is passed to it, as TypeScript, for each different use: of a component the properties
 * of its own (`{ level: 1 } & Spread` where anything may come by a spread), of a function what a call passes and what
 * is read of its result (`{ (p0: string): { ready: boolean } }`). Empty for anything else.
 */
export type SharedUse = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Declarations that end in `type Props = …;`, with everything written out: it means the same
 * without the sources that it came from.
 */
export type PropsText = string;

export interface ShellRelease {
  /** Scripts that every page starts, in order. */
  scripts: readonly string[];
  /**
   * Version, scripts and exports of each shared module that the shell provides to the remotes. A component has the
   * properties of its own as TypeScript, a function its signature, what cannot be compared `''`. Libraries list none.
   */
  provides: Readonly<
    Record<string, { version: string; scripts: readonly string[]; exports?: Readonly<Record<string, string>> }>
  >;
}
