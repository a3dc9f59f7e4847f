/** What a remote says about itself. Read once, at release time, and written into its `release.json`. */
export interface RemoteDefinition {
  routes: readonly RouteDefinition[];
}

/** A page's words for the document head. The shell alone writes them. */
export interface PageHead {
  /** Without the name of the site: the shell appends it. */
  title: string;
  /** One sentence of 50 to 160 characters. */
  description: string;
  /**
   * Address of what other sites show beside a link, 1200 × 630 pixels: `use: 'linkPreview'` in the part's
   * `images/plan.ts`.
   */
  image?: string;
  /** What the page is about, for search engines. The shell adds name, description, address and picture. */
  about?: PageSubject;
}

/** A thing of schema.org that a page can be about. There is none with a price: nothing here is for sale. */
export type PageSubject =
  | { type: 'Place'; locality: string; country: string }
  /** `published` as an ISO date, e.g. `2024-05-20`. */
  | { type: 'BlogPosting'; published: string };

/**
 * When HTML that came with the document hydrates, which is also when its scripts are fetched. `load`: at once, the
 * default.
 * `visible`: when it is near the screen. `interaction`: when one of its fields or buttons is touched or gets the focus.
 * `never`: not by itself, for what has no script; with a fragment that hydrates in it, it does too. At an address with
 * a query everything hydrates on load, because HTML is made without one. What is mounted by a navigation in the browser
 * does not wait.
 */
export type Hydration = 'load' | 'visible' | 'interaction' | 'never';

interface RouteBase {
  /** Path as React Router matches it, e.g. `/blog_details/:id`. One owner in the whole site. */
  path: string;
  /**
   * How links call this path: `project` for `paths.project(1)`. One in the whole site, in the words of a visitor.
   * `npx manzil pull` writes the function; a path that nobody links to needs no name.
   */
  name?: string;
  /** File name of the page in `src/pages/`, without extension. */
  page: string;
  /** Paths that this page had before, with the same parameters. Whoever comes there is sent on (308), on every host. */
  formerly?: readonly string[];
  /** The path that search engines should list instead of this one. */
  canonical?: string;
  /** The page above this one. The navigation bar highlights its entry, and search engines show both as breadcrumbs. */
  parent?: { path: string; title: string };
  /** Keeps the page out of search engines and out of the sitemap. */
  noindex?: boolean;
  /** The navigation bar lies over the page's first picture (`over`) or above the page (`above`, the default). */
  header?: 'over' | 'above';
  /** `load` by default. A fragment says it by `export const hydrate: Hydration = …`. */
  hydrate?: Hydration;
  /** HTML of pages with card or password fields is never kept by a cache. */
  noStore?: boolean;
  /** Origins that the page embeds in a frame, e.g. a map. Goes into the content security policy of every page. */
  frames?: readonly string[];
}

/** A path without parameters. */
export interface StaticRoute extends RouteBase, PageHead {
  instances?: undefined;
}

/** A path with parameters: the instances that exist, and what the head says for every other value. */
export interface ParameterRoute extends RouteBase {
  instances: readonly RouteInstance[];
  /** Head of an unknown instance. Such a page is served with status 404 and `noindex`. */
  unknown: PageHead;
}

export interface RouteInstance extends PageHead {
  params: Readonly<Record<string, string>>;
}

export type RouteDefinition = StaticRoute | ParameterRoute;

/** A route as its release says it. */
export type ReleasedRoute = RouteDefinition & {
  /**
   * Fragments of other parts that the page shows, so that they are preloaded: found in its sources (`<Fragment
   * id="…">`), never written by hand.
   */
  uses?: readonly FragmentId[];
};

/** `<part>/fragments/<file name>`, e.g. `projects/fragments/project-grid`. */
export type FragmentId = `${string}/fragments/${string}`;
/** `<part>/pages/<file name>`. */
export type PageId = `${string}/pages/${string}`;
/** What the loader can be asked for. */
export type ModuleId = FragmentId | PageId;

/** The part that an exposed module belongs to: `projects` of `projects/fragments/project-grid`. */
export function partOf(id: ModuleId): string {
  return id.slice(0, id.indexOf('/'));
}

/** What the shell passes to every page. */
export interface PageProps {
  /** Values of the path's parameters, e.g. `{ id: '3' }`. */
  params: Readonly<Record<string, string | undefined>>;
}
