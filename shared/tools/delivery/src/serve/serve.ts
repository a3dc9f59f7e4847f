import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { ComposedPage, Composition, Release } from '@site/contracts';
import { brotliSuffix, isCompressible, keys, type Storage, UserError } from '../storage';
import { LiveSite } from './live-site';
import { immutableHeaders, partRegistry } from '../compose';

export interface ServeOptions {
  storage: Storage;
  /** Id of the composition to serve; the live one, as it changes, unless it is said. */
  pinned?: string | undefined;
  port: number;
  /** Answers everything below `/rest/v1`. */
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Serves a composition. Resolves when it listens; rejects with one sentence when the port is taken. */
export async function serve({ storage, pinned, port, contact }: ServeOptions): Promise<Server> {
  const live = new LiveSite(storage, pinned);
  const server = createServer((request, response) => {
    answer({ storage, live, contact }, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server could not answer. Please try again.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? busyPort(port) : error));
    server.listen(port, resolve);
  });
  return server;
}

export function busyPort(port: number): UserError {
  return new UserError(`Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start.`);
}

interface Site extends Pick<ServeOptions, 'storage' | 'contact'> {
  live: LiveSite;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(`http://site.invalid${request.url?.startsWith('/') ? request.url : '/'}`);
  if (pathname === '/rest/v1' || pathname.startsWith('/rest/v1/')) return site.contact(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const released = /^\/_\/([a-z0-9-]+)\/([^/]+)$/.exec(pathname);
  const composition = await site.live.current();
  const rootFile = composition.rootFiles[pathname] ?? (await site.live.olderRootFile(pathname));
  if (rootFile) return send(site, request, response, { file: rootFile.file, status: 200, headers: rootFile.headers });
  const override = /^\/_\/release\/([a-z0-9-]+)\/([\w.-]+)\.json$/.exec(pathname);
  if (override) return sendPartRegistry(site, response, override[1] ?? '', override[2] ?? '');
  if (released) return sendReleased(site, request, response, released[1] ?? '', released[2] ?? '');
  if (pathname.length > 1 && pathname.endsWith('/')) {
    response.writeHead(308, { location: pathname.replace(/\/+$/, '').replace(/^\/{2,}/, '/') + search || '/' }).end();
    return;
  }
  return send(site, request, response, findPage(composition, pathname));
}

function findPage(composition: Composition, pathname: string): ComposedPage {
  const page = composition.pages[pathname];
  if (page) return page;
  const unknown = composition.unknownInstances.find(({ path }) => {
    const shape = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    return new RegExp(`^${shape.join('/')}$`).test(pathname);
  });
  return unknown?.page ?? composition.notFound;
}

/** For QA: any released version of a part, live or not. */
async function sendPartRegistry({ storage }: Site, response: ServerResponse, part: string, version: string): Promise<void> {
  const known = await storage.read(keys.release(part, version));
  const headers = { ...immutableHeaders, 'content-type': 'application/json' };
  if (!known) {
    response.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end('{}');
    return;
  }
  response.writeHead(200, headers).end(JSON.stringify(partRegistry(JSON.parse(known.toString('utf8')) as Release)));
}

async function sendReleased(site: Site, request: IncomingMessage, response: ServerResponse, part: string, name: string): Promise<void> {
  const headers = { ...immutableHeaders, 'content-type': lookup(name) ?? 'application/octet-stream' };
  const file = keys.file(part, name);
  if (name.endsWith(brotliSuffix) || !(await site.live.has(file))) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('There is no such file.\n');
    return;
  }
  return send(site, request, response, { file, status: 200, headers });
}

async function send(
  { live }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: Pick<ComposedPage, 'file' | 'headers'> & { status: number },
): Promise<void> {
  if (status === 200 && headers['etag'] && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304, headers).end();
    return;
  }
  const wantsBrotli = isCompressible(file) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const compressed = wantsBrotli ? await live.read(file + brotliSuffix) : undefined;
  const body = compressed ?? (await live.read(file));
  if (!body) throw new Error(`The storage has lost ${file}.`);
  response.writeHead(status, {
    ...headers,
    ...(isCompressible(file) ? { vary: 'accept-encoding' } : {}),
    ...(compressed ? { 'content-encoding': 'br' } : {}),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
