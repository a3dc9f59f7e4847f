import type { FragmentId, Hydration, ModuleId, PageHead, RouteInstance } from './remote';

export interface PartRecord {
  version: string;
  /** URL of the federation entry. */
  entry: string;
  /** Script URL to `integrity` value, for all scripts that this part may load. */
  integrity: Readonly<Record<string, string>>;
}

/**
 * Content name of a JSON file: sha256 in base64url, 43 characters. Served as `/_/registry/<name>.json`,
 * so that clients can verify the file.
 */
export type ContentName = string;

/** A route of a release, with its owner. */
export interface RouteRecord extends Partial<PageHead> {
  path: string;
  part: string;
  page: string;
  uses?: readonly FragmentId[];
  canonical?: string;
  parent?: { path: string; title: string };
  noindex?: boolean;
  header?: 'over';
  hydrate?: Hydration;
  /** Instances of a parameter path. A document has at most its own instance. */
  instances?: readonly RouteInstance[];
  unknown?: PageHead;
  /** The location of the instances, instead of `instances`. */
  pieces?: InstancePieces;
}

/**
 * The instances of a route, in files of about {@link instancesPerPiece}: `/_/instances/<set>/<number>.json`, each a
 * list of {@link RouteInstance}. They contain titles and no code, so they are not verified.
 */
export interface InstancePieces {
  /** Content name of all pieces. */
  set: string;
  count: number;
}

/** A link needs one small request; ten projects need one in total. */
export const instancesPerPiece = 16;

/** Piece number of an instance, from its parameter values (FNV-1a, 32 bits). */
export function pieceOf(
  params: Readonly<Record<string, string | undefined>>,
  { count }: Pick<InstancePieces, 'count'>,
): number {
  let hash = 0x811c9dc5;
  for (const char of Object.keys(params)
    .sort()
    .map((name) => params[name])
    .join('/')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % count;
}

/** All parts and paths of one composition, without scripts and instances. */
export interface Registry {
  composition: string;
  /** Location of each {@link PartRecord}. */
  parts: Readonly<Record<string, { version: string; record: ContentName }>>;
  routes: readonly RouteRecord[];
}

/**
 * Contained in each document: its route and instance, and what its parts may load. It names neither the composition
 * nor other pages, so a release changes only documents that show something of it. The composition is in
 * {@link compositionHeader}.
 */
export interface PageRegistry {
  parts: Readonly<Record<string, PartRecord>>;
  routes: readonly RouteRecord[];
  /** Script URLs of modules that do not hydrate on load, which the document therefore does not preload. */
  onDemand?: Readonly<Partial<Record<ModuleId, readonly string[]>>>;
}

/** Entry of `/_/release/<part>.json`, the list for overrides, newest first. */
export interface ReleasedVersion {
  version: string;
  /** ISO 8601. */
  builtAt: string;
}

/** One release for overrides: served as `/_/release/<part>/<version>.json`. */
export interface PartRegistry {
  part: PartRecord;
  routes: readonly RouteRecord[];
}

/**
 * Header of every page, as `Server-Timing`, which scripts can read for their own document:
 * `composition;desc="<name>"`, the {@link ContentName} of the {@link Registry}.
 */
export const compositionHeader = { name: 'server-timing', metric: 'composition' } as const;

/**
 * Returns the {@link ContentName} of the live registry (43 bytes), then one line per withdrawn version, as
 * `part@version`: the newest {@link withdrawnInLive}.
 */
export const livePath = '/_/live';

/** Answers with the {@link Snapshot} of the live composition. */
export const snapshotPath = '/_/snapshot.json';

/**
 * What is live, as Module Federation calls it: a snapshot from a deployment service. `npx manzil pull` and the QA
 * session read it; no visitor does.
 */
export type Snapshot = Readonly<Record<string, PartSnapshot>>;

export interface PartSnapshot {
  version: string;
  publicPath: string;
  /** Federation entry and its global variable. Absent for the shell. */
  remoteEntry?: string;
  globalName?: string;
  modules: readonly { moduleName: string }[];
  /** URLs of the files that other repositories compile and test against; absent in releases from before them. */
  contracts?: string;
  sharedCode?: string;
}

/** Limit of withdrawn versions sent to open tabs; each has about 25 bytes. */
export const withdrawnInLive = 10;

/** The response of {@link livePath}. */
export interface LiveAnswer {
  name: ContentName;
  /** `part@version`. */
  withdrawn: readonly string[];
}

export function readLive(text: string): LiveAnswer {
  const [name = '', ...withdrawn] = text.trim().split('\n');
  return { name, withdrawn };
}

export function writeLive({ name, withdrawn }: LiveAnswer): string {
  return [name, ...withdrawn.slice(0, withdrawnInLive)].join('\n');
}

/** Id of the JSON script element of the {@link PageRegistry}. */
export const registryElementId = 'site-registry';

/**
 * Id of the element that must be parsed before the first paint. A page may set it on the content of its first screen;
 * otherwise the browser waits for all of `main`.
 */
export const firstViewId = 'first-view';
