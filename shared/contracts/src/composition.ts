import type { ContentName } from './registry';
import type { SiteConfig } from './site';

export interface ComposedPage {
  /** Storage key of the HTML. */
  file: string;
  /** Of the HTML, in quotes. */
  etag: string;
  status: 200 | 404;
  /** Whether no cache may keep it. */
  noStore?: true;
  /** By the part that rendered them, with names of queries: `/details/4?for#map`. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** One release of each part as static pages (`composition.json`). Immutable. */
export interface Composition {
  /** First 12 hex digits of a sha256 over all inputs of the pages. */
  id: string;
  format: number;
  /** ISO 8601. */
  createdAt: string;
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  registry: ContentName;
  /** Without parameter paths and the not-found page. */
  pageCount: number;
  /** Former path to current path, parameters as `:id`. */
  redirects: Readonly<Record<string, string>>;
  rootFiles: Readonly<Record<string, { file: string; type: string }>>;
  pages: Readonly<Record<string, ComposedPage>>;
  /** Most specific first. */
  fallbacks: readonly { path: string; page: ComposedPage }[];
  notFound: ComposedPage;
}
