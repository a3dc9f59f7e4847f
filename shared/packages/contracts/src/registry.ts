import type { FragmentId, PageHead, RouteInstance } from './remote';

/** One part as the browser sees it. */
export interface PartRecord {
  version: string;
  /** URL of the federation entry. */
  entry: string;
  /** URL of a script to its sha384, for everything that this part may load. */
  integrity: Readonly<Record<string, string>>;
}

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
  instances?: readonly RouteInstance[];
  unknown?: PageHead;
  /** Scripts to preload before the page is opened. */
  preload: readonly string[];
}

/** All parts and paths of one composition. */
export interface Registry {
  composition: string;
  parts: Readonly<Record<string, PartRecord>>;
  routes: readonly RouteRecord[];
}

/**
 * What a composed document carries: the registry cut down to what this page needs, and where the
 * whole of it is. A page does not grow with the number of parts that it does not use.
 */
export interface PageRegistry extends Registry {
  /** URL of the whole registry; immutable, like every file of a composition. */
  whole: string;
  /** `sha384-…` of the whole registry. */
  wholeIntegrity: string;
}

/** One release as an override needs it: served as `/_/release/<part>/<version>.json`. */
export interface PartRegistry {
  part: PartRecord;
  routes: readonly RouteRecord[];
}

/** Element that carries the {@link PageRegistry} as JSON. */
export const registryElementId = 'site-registry';

/**
 * Id of the element that a browser should have in whole before it draws for the first time. A page
 * may give it to what fills the first screen; without it the browser waits for all of `main`.
 */
export const firstViewId = 'first-view';
