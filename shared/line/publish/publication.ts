import type { Composition, SiteConfig } from '@site/contracts';
import { withComposition } from '../compose';

type Headers = Readonly<Record<string, string>>;

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
  /** Pages and files at the root, by path. */
  known: Readonly<Record<string, Sent>>;
  /** By path with parameters, the most specific first. Sent with status 404, as is `notFound`. */
  unknown: Readonly<Record<string, Sent>>;
  notFound: Sent;
}

/** Pages are `blog/index.html`, and `404.html` in the nearest folder for unknown addresses. */
export function describePublication(composition: Composition): Publication {
  const { id, config, pages, rootFiles, unknownInstances, notFound } = composition;
  const send = (file: string, from: { file: string; headers: Headers }): Sent => {
    const { etag, ...headers }: Record<string, string> = from.headers;
    if (config.siteUrl?.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
    return { file, key: from.file, headers, etag };
  };
  const sendPage = (file: string, page: { file: string; headers: Headers }) =>
    send(file, { ...page, headers: withComposition(page.headers, composition) });
  const known = [
    ...Object.entries(pages).map(([path, page]) => [path, sendPage(`${path}/index.html`.replace(/^\/+/, ''), page)]),
    ...Object.entries(rootFiles).map(([path, file]) => [path, send(path.slice(1), file)]),
  ] as const;
  return {
    composition: id,
    overrides: config.overrides,
    development: config.development,
    known: Object.fromEntries(known),
    unknown: Object.fromEntries(unknownInstances.map(({ path, page }) => [path, sendPage(unknownFile(path), page)])),
    notFound: sendPage('404.html', notFound),
  };
}

/** Ends at the first parameter, whose value is unknown. */
function unknownFile(path: string): string {
  const segments = path.split('/').slice(1);
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const rest = segments.slice(first + 1).map((segment) => segment.replace(':', ''));
  return [...segments.slice(0, first), ['404', ...rest].join('-') + '.html'].join('/');
}

export function documentsOf({ known, unknown, notFound }: Publication): Sent[] {
  return [...Object.values(known), ...Object.values(unknown), notFound];
}
