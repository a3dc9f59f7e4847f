import type { FragmentId, Hydration, ModuleId, PageHead, StaticParams } from './remote';

export interface PartRecord {
  version: string;
  entry: string;
  /** By script URL, for all scripts that this part may load. */
  integrity: Readonly<Record<string, string>>;
}

/** sha256 in base64url, 43 characters: clients verify `/_/registry/<name>.json` with it. */
export type ContentName = string;

export interface RouteRecord extends Partial<PageHead> {
  path: string;
  part: string;
  page: string;
  consumes?: readonly FragmentId[];
  canonical?: string;
  parent?: { path: string; title: string };
  noindex?: boolean;
  header?: 'over';
  hydrate?: Hydration;
  /** A document has at most its own. */
  staticParams?: readonly StaticParams[];
  fallback?: PageHead;
}

/** One composition, without scripts. */
export interface Registry {
  composition: string;
  /** Location of each {@link PartRecord}. */
  parts: Readonly<Record<string, { version: string; record: ContentName }>>;
  routes: readonly RouteRecord[];
}

/**
 * In each document: its route, instance, and what its parts may load. It names no composition and no other pages, so a
 * release changes only documents that show something of it.
 */
export interface PageRegistry {
  parts: Readonly<Record<string, PartRecord>>;
  routes: readonly RouteRecord[];
  /** By module; the document does not preload them. */
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
  /** URL of its `mf-manifest.json`. */
  manifest: string;
}

/**
 * `Server-Timing` of every page, which scripts can read: `composition;desc="<name>"`, the name of the {@link Registry}.
 */
export const compositionHeader = { name: 'server-timing', metric: 'composition' } as const;

/** The name of the live registry (43 bytes). */
export const livePath = '/_/live';

/** Id of the JSON script element of the {@link PageRegistry}. */
export const registryElementId = 'site-registry';
