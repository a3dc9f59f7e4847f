import type { ContentName } from './registry';
import type { SiteConfig } from './site';

/** One page of a composition, and how a server answers with it. */
export interface ComposedPage {
  /** Key of the HTML in the storage. */
  file: string;
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
  /** Addresses of the site that the page links to, without query, by the part that drew the link. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** One release of each part, written out as static pages (`composition.json`), without the pages. Never changed. */
export interface CompositionRecord {
  /** First 12 hex digits of the sha256 of everything that decides the pages. */
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** Part to version. */
  parts: Readonly<Record<string, string>>;
  /** The site's settings that its pages were written with. */
  config: SiteConfig;
  /** Name of its registry. Absent in compositions from before it was content-addressed. */
  registry?: ContentName;
  /** Keys of the page sets, one for each route and one for the not-found page. Shared with other compositions. */
  sets: readonly string[];
  /** Content name of each page set, whose key says what it was made from. Absent in older compositions. */
  setHashes?: Readonly<Record<string, ContentName>>;
  /** Number of pages that exist. */
  pageCount: number;
  /** Former path to the path of today, parameters as `:id` in both. Absent in compositions from before redirects. */
  redirects?: Readonly<Record<string, string>>;
  /** Files at the root of the site (`/robots.txt`), by path. */
  rootFiles: Readonly<Record<string, { file: string; headers: Readonly<Record<string, string>> }>>;
}

/** A composition with its pages. */
export interface Composition extends CompositionRecord {
  /** Path to page, for every path that exists. */
  pages: Readonly<Record<string, ComposedPage>>;
  /** For parameter paths: what is answered when the instance does not exist. Most specific first. */
  unknownInstances: readonly { path: string; page: ComposedPage }[];
  /** For every other path. */
  notFound: ComposedPage;
}

/** One entry of the live log; the one with the highest sequence number is the live site. */
export interface Activation {
  sequence: number;
  composition: string;
  /** Part to version, so that the way back is known when the composition has been pruned. Absent in old entries. */
  parts?: Readonly<Record<string, string>>;
  /** ISO 8601. */
  at: string;
  /** What was done, in words, e.g. `release projects 1.0.0-3f9a2c1b`. */
  reason: string;
  /** Of a rollback: the activation that it went back to. The next rollback goes on from there. */
  restores?: number;
  /** Of a rollback of one part only: that part. */
  part?: string;
  /**
   * Part to the version at which a rollback has pinned it. `npm start` and `npx manzil compose` leave a pinned part
   * there; a release of the part lifts its pin. Absent when nothing is pinned.
   */
  pins?: Readonly<Record<string, string>>;
  /** Parts that have been taken off the site. `npm start` does not put them back; a release of the part does. */
  retired?: readonly string[];
  /** Absent when everybody gets `composition`: after every activation but the steps of a careful release. */
  split?: Split;
  /** Versions that must not be shown any more, by `part@version`. Absent when there are none. */
  withdrawn?: Readonly<Record<string, Withdrawal>>;
  /** Who activated it. Absent in old entries. */
  by?: Actor;
  /** Releases that came with this activation from sources that were not committed, as `part@version`. */
  uncommitted?: readonly string[];
  /** Nothing goes live until it ends. Absent when there is none. */
  freeze?: Freeze;
}

/**
 * Of a careful release: the composition that a share of the visitors gets while everybody else gets what was live
 * before.
 */
export interface Split {
  composition: string;
  /** Part to version in that composition. */
  parts: Readonly<Record<string, string>>;
  /** The parts that are released, with their versions. */
  released: Readonly<Record<string, string>>;
  /** Percent of the visitors. */
  share: number;
  /**
   * Decides, with a visitor's network, who is among them. The same in all steps of one careful release: nobody goes
   * back and forth.
   */
  salt: string;
}

/** Why a version must not be shown any more. */
export interface Withdrawal {
  /** ISO 8601. */
  at: string;
  why: string;
  by?: Actor;
}

/** Who has changed what is live: a run of a CI system, or a person. */
export interface Actor {
  /** Name of the account in the CI system, or `user.name` of git. */
  name: string;
  /** Address of the CI run; absent for a person. */
  run?: string;
}

/** A time in which nothing goes live, for example over holidays. */
export interface Freeze {
  /** First moment at which releases are possible again, ISO 8601. */
  until: string;
  why: string;
  by?: Actor;
}
