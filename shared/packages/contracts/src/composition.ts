import type { ContentName } from './registry';
import type { SiteConfig } from './site';

export interface ComposedPage {
  /** Storage key of the HTML. */
  file: string;
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
  /** Links to other pages of the site, without query, by the part that rendered them. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** One release of each part, rendered as static pages (`composition.json`), without the pages. Immutable. */
export interface CompositionRecord {
  /** First 12 hex digits of a sha256 over all inputs of the pages. */
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** Part to version. */
  parts: Readonly<Record<string, string>>;
  /** The settings that the pages were rendered with. */
  config: SiteConfig;
  /** Absent in compositions from before registries were content-addressed. */
  registry?: ContentName;
  /** Keys of the page sets: one per route and one for the not-found page. Shared between compositions. */
  sets: readonly string[];
  /** Content name of each page set; its key describes the inputs. Absent in older compositions. */
  setHashes?: Readonly<Record<string, ContentName>>;
  pageCount: number;
  /** Former path to current path, parameters as `:id`. Absent in older compositions. */
  redirects?: Readonly<Record<string, string>>;
  /** Files at the root of the site (`/robots.txt`), by path. */
  rootFiles: Readonly<Record<string, { file: string; headers: Readonly<Record<string, string>> }>>;
}

export interface Composition extends CompositionRecord {
  /** By path. */
  pages: Readonly<Record<string, ComposedPage>>;
  /** Pages for unknown instances of parameter paths, most specific first. */
  unknownInstances: readonly { path: string; page: ComposedPage }[];
  /** For every other path. */
  notFound: ComposedPage;
}

/** One entry of the live log; the highest sequence number is the live site. */
export interface Activation {
  sequence: number;
  composition: string;
  /** Part to version, for rollbacks to a pruned composition. Absent in old entries. */
  parts?: Readonly<Record<string, string>>;
  /** ISO 8601. */
  at: string;
  /** e.g. `release projects 1.0.0-3f9a2c1b`. */
  reason: string;
  /** Of a rollback: the restored activation. The next rollback continues from there. */
  restores?: number;
  /** Of a rollback of one part: that part. */
  part?: string;
  /**
   * Part to its pinned version, set by a rollback. `npm start` and `npx manzil compose` keep it; a release of the
   * part removes the pin.
   */
  pins?: Readonly<Record<string, string>>;
  /** Parts that were removed from the site. `npm start` does not restore them; a release of the part does. */
  retired?: readonly string[];
  /** Only during a careful release; otherwise everybody gets `composition`. */
  split?: Split;
  /** Versions that must not be shown, by `part@version`. */
  withdrawn?: Readonly<Record<string, Withdrawal>>;
  /** Absent in old entries. */
  by?: Actor;
  /** Releases from uncommitted sources, as `part@version`. */
  uncommitted?: readonly string[];
  /** Nothing goes live until it ends. */
  freeze?: Freeze;
}

/** A careful release: a share of the visitors gets this composition, all others the one that was live before. */
export interface Split {
  composition: string;
  parts: Readonly<Record<string, string>>;
  /** Released parts and their versions. */
  released: Readonly<Record<string, string>>;
  /** Percent of visitors. */
  share: number;
  /**
   * Combined with a visitor's network to decide the share. Constant during a careful release, so that nobody switches
   * back and forth.
   */
  salt: string;
}

export interface Withdrawal {
  /** ISO 8601. */
  at: string;
  why: string;
  by?: Actor;
}

/** A CI run or a person. */
export interface Actor {
  /** CI account name, or git's `user.name`. */
  name: string;
  /** URL of the CI run; absent for a person. */
  run?: string;
}

/** A period without releases. */
export interface Freeze {
  /** First moment at which releases are possible again, ISO 8601. */
  until: string;
  why: string;
  by?: Actor;
}
