import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, SiteConfig } from '@site/contracts';
import { withComposition } from '../compose';

type Headers = Readonly<Record<string, string>>;

/** What a path is answered with: a file below `public/`, and its headers. */
export interface Sent {
  path: string;
  file: string;
  headers: Headers;
  /** Of the file, in the storage. */
  key: string;
  /** Of pages: the hash of their content. */
  etag?: string | undefined;
}

/** `headers.json`: the answers of a composition, for our server and for nginx. */
export interface Publication extends Pick<SiteConfig, 'overrides' | 'development'> {
  composition: string;
  /** Pages and files at the root. */
  known: readonly Sent[];
  /** Paths with parameters, the most specific first. Sent with status 404, as is `notFound`. */
  unknown: readonly Sent[];
  notFound: Sent;
}

export interface PublicationOptions {
  /** Keeps pages from shared caches, while a release has a share. */
  isPrivate?: boolean | undefined;
}

/** Pages are `blog/index.html`, and `404.html` in the nearest folder for unknown addresses. */
export function describePublication(composition: Composition, { isPrivate = false }: PublicationOptions): Publication {
  const { id, config, pages, rootFiles, unknownInstances, notFound } = composition;
  const send = (path: string, file: string, from: { file: string; headers: Headers }): Sent => {
    // Older compositions have it with any address.
    const { etag, 'strict-transport-security': _, ...headers }: Record<string, string> = from.headers;
    if (config.siteUrl?.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
    const { 'cache-control': caching = 'no-cache' } = headers;
    if (isPrivate && caching !== 'no-store') headers['cache-control'] = `private, ${caching}`;
    return { path, file, key: from.file, headers, etag };
  };
  const sendPage = (path: string, file: string, page: { file: string; headers: Headers }) =>
    send(path, file, { ...page, headers: withComposition(page.headers, composition) });
  return {
    composition: id,
    overrides: config.overrides,
    development: config.development,
    known: [
      ...Object.entries(pages).map(([path, page]) => sendPage(path, `${path}/index.html`.replace(/^\/+/, ''), page)),
      ...Object.entries(rootFiles).map(([path, file]) => send(path, path.slice(1), file)),
    ],
    unknown: unknownInstances.map(({ path, page }) => sendPage(path, unknownFile(path), page)),
    notFound: sendPage('/404', '404.html', notFound),
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
  return [...known, ...unknown, notFound];
}

export async function readPublication(folder: string): Promise<Publication> {
  return JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8')) as Publication;
}

export async function readRedirects(folder: string): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(join(folder, 'redirects.json'), 'utf8')) as Readonly<Record<string, string>>;
}
