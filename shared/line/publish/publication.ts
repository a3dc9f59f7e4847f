import type { ComposedPage, Composition, SiteConfig } from '@site/contracts';
import { type Headers, noStore, siteHeaders } from './headers';

/** What a path is answered with: a file below `public/`, and its headers. */
export interface Sent {
  file: string;
  headers: Headers;
  /** Of the file, in the storage. */
  key: string;
  /** Of pages: the hash of their content. */
  etag?: string | undefined;
}

/** The answers of a composition, for our server, nginx and static hosts. */
export interface Publication extends Pick<SiteConfig, 'overrides' | 'development'> {
  composition: string;
  /** Headers of every document. */
  documents: Headers;
  /** Pages and files at the root, by path. */
  known: Readonly<Record<string, Sent>>;
  /** By path with parameters, the most specific first. Sent with status 404, as is `notFound`. */
  unknown: Readonly<Record<string, Sent>>;
  notFound: Sent;
}

/** Pages are `blog/index.html`, and `404.html` in the nearest folder for unknown addresses. */
export function describePublication(composition: Composition, isIndexed = true): Publication {
  const { id, config, pages, rootFiles, fallbacks, notFound } = composition;
  const { documents, rootFile } = siteHeaders(composition, { isIndexed });
  const sendPage = (file: string, { file: key, etag, ...page }: ComposedPage): Sent => ({
    file,
    key,
    etag,
    headers: page.noStore ? { ...documents, ...noStore } : documents,
  });
  const known = [
    ...Object.entries(pages).map(([path, page]) => [path, sendPage(`${path}/index.html`.replace(/^\/+/, ''), page)]),
    ...Object.entries(rootFiles).map(([path, { file: key, type }]) => [
      path,
      { file: path.slice(1), key, headers: rootFile(type) },
    ]),
  ] as const;
  return {
    composition: id,
    overrides: config.overrides,
    development: config.development,
    documents,
    known: Object.fromEntries(known),
    unknown: Object.fromEntries(fallbacks.map(({ path, page }) => [path, sendPage(fallbackFile(path), page)])),
    notFound: sendPage('404.html', notFound),
  };
}

/** Ends at the first parameter, whose value is unknown. */
function fallbackFile(path: string): string {
  const segments = path.split('/').slice(1);
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const rest = segments.slice(first + 1).map((segment) => segment.replace(':', ''));
  return [...segments.slice(0, first), ['404', ...rest].join('-') + '.html'].join('/');
}

export function documentsOf({ known, unknown, notFound }: Publication): Sent[] {
  return [...Object.values(known), ...Object.values(unknown), notFound];
}
