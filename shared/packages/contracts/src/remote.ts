/** A remote's own description, read at release time and written to `release.json`. */
export interface RemoteDefinition {
  routes: readonly RouteDefinition[];
}

/** A page's document head. Only the shell writes it. */
export interface PageHead {
  /** Without the name of the site, which the shell appends. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Link preview picture, 1200 × 630 pixels: `use: 'linkPreview'` in the part's `images/plan.ts`. */
  image?: string;
  /** Structured data for search engines. The shell adds name, description, address and picture. */
  about?: PageSubject;
}

/** Types of schema.org. None has a price: nothing here is for sale. */
export type PageSubject =
  | { type: 'Place'; locality: string; country: string }
  /** `published` as an ISO date, e.g. `2024-05-20`. */
  | { type: 'BlogPosting'; published: string };

/**
 * When HTML from the document hydrates, which is also when its scripts are fetched. `load` (default): at once.
 * `visible`: near the screen. `interaction`: when a field or button is touched or focused. `never`: only with a
 * fragment that hydrates inside it. At an address with a query everything hydrates on load, because HTML is rendered
 * without one. Modules mounted by a navigation do not wait.
 */
export type Hydration = 'load' | 'visible' | 'interaction' | 'never';

interface RouteBase {
  /** React Router syntax, e.g. `/blog_details/:id`. Has one owner in the site. */
  path: string;
  /**
   * How links call this path: `project` for `paths.project(1)`. One in the whole site, in the words of a visitor.
   * `npx manzil pull` writes the function; a path that nobody links to needs no name.
   */
  name?: string;
  /** File name in `src/pages/`, without extension. */
  page: string;
  /** Former paths with the same parameters. Redirected (308) on every host. */
  formerly?: readonly string[];
  /** The path that search engines should list instead. */
  canonical?: string;
  /** The page above this one: highlighted in the navigation bar and shown as a breadcrumb by search engines. */
  parent?: { path: string; title: string };
  /** Excludes the page from search engines and the sitemap. */
  noindex?: boolean;
  /** `over`: the navigation bar covers the page's first picture. `above` (default): it is above the page. */
  header?: 'over' | 'above';
  /** Default `load`. A fragment exports it: `export const hydrate: Hydration = …`. */
  hydrate?: Hydration;
  /** For pages with card or password fields: no cache stores the HTML. */
  noStore?: boolean;
  /** Origins that the page embeds in frames, e.g. a map. Added to the content security policy of every page. */
  frames?: readonly string[];
}

export interface StaticRoute extends RouteBase, PageHead {
  instances?: undefined;
}

/** A path with parameters: the existing instances, and the head for all other values. */
export interface ParameterRoute extends RouteBase {
  instances: readonly RouteInstance[];
  /** Served with status 404 and `noindex`. */
  unknown: PageHead;
}

export interface RouteInstance extends PageHead {
  params: Readonly<Record<string, string>>;
}

export type RouteDefinition = StaticRoute | ParameterRoute;

export type ReleasedRoute = RouteDefinition & {
  /** Fragments of other parts on the page, found in its sources (`<Fragment id="…">`) and preloaded. */
  uses?: readonly FragmentId[];
};

/** `<part>/fragments/<file name>`, e.g. `projects/fragments/project-grid`. */
export type FragmentId = `${string}/fragments/${string}`;
/** `<part>/pages/<file name>`. */
export type PageId = `${string}/pages/${string}`;
export type ModuleId = FragmentId | PageId;

/** `projects` for `projects/fragments/project-grid`. */
export function partOf(id: ModuleId): string {
  return id.slice(0, id.indexOf('/'));
}

export interface PageProps {
  /** Path parameters, e.g. `{ id: '3' }`. */
  params: Readonly<Record<string, string | undefined>>;
}
