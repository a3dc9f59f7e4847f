import type { FragmentId, Hydration, ModuleId, PageHead, RouteInstance } from './remote';

/** One part as the browser loads it. */
export interface PartRecord {
  version: string;
  /** URL of the federation entry. */
  entry: string;
  /** URL of a script to its hash as an `integrity` attribute has it, for everything that this part may load. */
  integrity: Readonly<Record<string, string>>;
}

/**
 * Name of a JSON file by its content: the sha256 in base64url, 43 characters. Served as `/_/registry/<name>.json`,
 * so that whoever knows the name can verify the file.
 */
export type ContentName = string;

/** One path as the browser sees it: a release's route, with its owner. */
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
  /** Of a path with parameters. In a document only the page's own instance, none on the page of an unknown one. */
  instances?: readonly RouteInstance[];
  unknown?: PageHead;
  /** Where the instances are, in the place of `instances`. */
  pieces?: InstancePieces;
}

/**
 * The instances of a route, in files of about {@link instancesPerPiece}: `/_/instances/<set>/<number>.json`, each a
 * list of {@link RouteInstance}. They hold titles and no code, so their bytes are not verified.
 */
export interface InstancePieces {
  /** By the content of all pieces. */
  set: string;
  count: number;
}

/** Small enough for a link to be looked up, many enough that ten projects need one request. */
export const instancesPerPiece = 16;

/** Number of the piece in which an instance stands, from the values of its parameters (FNV-1a, 32 bits). */
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

/** All parts and paths of one composition, without what grows with scripts and instances. */
export interface Registry {
  composition: string;
  /** Where the {@link PartRecord} of each part is. */
  parts: Readonly<Record<string, { version: string; record: ContentName }>>;
  routes: readonly RouteRecord[];
}

/**
 * What a composed document carries: its own route and instance, and of the parts that it shows what it may load
 * itself. It names neither the composition nor anything of another page, so that a release changes only the documents
 * that show something of it. The composition is in the header {@link compositionHeader}.
 */
export interface PageRegistry {
  parts: Readonly<Record<string, PartRecord>>;
  routes: readonly RouteRecord[];
  /**
   * URLs of the scripts of each module that does not hydrate on load: what the document does not preload for that
   * reason.
   */
  onDemand?: Readonly<Partial<Record<ModuleId, readonly string[]>>>;
}

/** One release as an override needs it: served as `/_/release/<part>/<version>.json`. */
export interface PartRegistry {
  part: PartRecord;
  routes: readonly RouteRecord[];
}

/**
 * Header of every page, in the form of `Server-Timing`, which scripts can read of the document that they run in:
 * `composition;desc="<name>"`, the {@link ContentName} of the {@link Registry}.
 */
export const compositionHeader = { name: 'server-timing', metric: 'composition' } as const;

/**
 * Answers with the {@link ContentName} of the live registry, 43 bytes. Each further line is a version that was
 * withdrawn, as
 * `part@version`: the newest {@link withdrawnInLive} of them.
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

/** So many withdrawn versions are told to open tabs; one takes about 25 bytes. */
export const withdrawnInLive = 10;

/** What {@link livePath} answers with. */
export interface LiveAnswer {
  name: ContentName;
  /** `part@version`. */
  withdrawn: readonly string[];
}

/** Reads the answer of {@link livePath}. */
export function readLive(text: string): LiveAnswer {
  const [name = '', ...withdrawn] = text.trim().split('\n');
  return { name, withdrawn };
}

/** The answer of {@link livePath}; without withdrawn versions it is the name alone. */
export function writeLive({ name, withdrawn }: LiveAnswer): string {
  return [name, ...withdrawn.slice(0, withdrawnInLive)].join('\n');
}

/** Element that carries the {@link PageRegistry} as JSON. */
export const registryElementId = 'site-registry';

/**
 * Id of the element that a browser should have in whole before it draws for the first time. A page
 * may give it to what fills the first screen; without it the browser waits for all of `main`.
 */
export const firstViewId = 'first-view';
