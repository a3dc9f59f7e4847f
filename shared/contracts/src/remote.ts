/** Only the shell writes it. */
export interface PageHead {
  /** Without the name of the site, which the shell appends. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** 1200 × 630 pixels: `use: 'linkPreview'` in `images/plan.ts`. */
  image?: string;
  /** The shell adds name, description, address and picture. */
  about?: PageSubject;
}

/** Types of schema.org. None has a price: nothing here is for sale. */
export type PageSubject =
  | { type: 'Place'; locality: string; country: string }
  /** `published` as an ISO date, e.g. `2024-05-20`. */
  | { type: 'BlogPosting'; published: string };

/**
 * When HTML hydrates and its scripts load. `load` (default): at once. `visible`: on the screen. `interaction`: when a
 * field or button is touched or focused. `never`: only with a fragment inside it. With a query in the address, and for
 * modules mounted by a navigation, at once.
 */
export type Hydration = 'load' | 'visible' | 'interaction' | 'never';

interface RouteBase {
  /** React Router syntax, e.g. `/blog_details/:id`. Has one owner in the site. */
  path: string;
  /** `project` for `paths.project(1)`. Unique in the site. `npx manzil pull` writes the function. */
  name?: string;
  page: string;
  /**
   * Former paths with the same parameters, redirected (308) by our server and nginx. One may be in a query, as its
   * first name: `/details?home=:id`. Its page redirects on other hosts, before the first paint.
   */
  formerly?: readonly string[];
  /** The path that search engines should list instead. */
  canonical?: string;
  /** Highlighted in the navigation bar, and a breadcrumb for search engines. */
  parent?: { path: string; title: string };
  noindex?: boolean;
  /** `over`: the navigation bar covers the page's first picture. `above` (default): it is above the page. */
  header?: 'over' | 'above';
  /** Default `load`. A fragment exports it: `export const hydrate: Hydration = …`. */
  hydrate?: Hydration;
  /** For pages with card or password fields: no cache stores the HTML. */
  noStore?: boolean;
  /** Origins of embedded frames. Added to the policy of every page. */
  frames?: readonly string[];
}

export interface StaticRoute extends RouteBase, PageHead {
  staticParams?: undefined;
}

/** Values of the parameters that exist, each with its head, and the head for others. */
export interface ParameterRoute extends RouteBase {
  staticParams: readonly StaticParams[];
  /** Served with status 404 and `noindex`. */
  fallback: PageHead;
}

export interface StaticParams extends PageHead {
  params: Readonly<Record<string, string>>;
}

export type RouteDefinition = StaticRoute | ParameterRoute;

export type ReleasedRoute = RouteDefinition & {
  /** Found in its sources, and preloaded. */
  consumes?: readonly FragmentId[];
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
  params: Readonly<Record<string, string | undefined>>;
}
