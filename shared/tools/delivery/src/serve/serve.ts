import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ReadShown, WaitingEntries } from '@site/contact-store';
import { type Storage, UserError } from '../storage';
import { answer, sendText } from './answer';
import { ContactWatch } from './contact-watch';
import type { HstsOptions } from './hsts';
import { createLog, type SiteLog } from './log';
import { LiveSite } from './live-site';
import { UnavailableError } from './site-files';
import { Metrics } from './metrics';
import { observe, requestId } from './observe';
import { previewOf, PreviewSites } from './preview-sites';
import type { Site } from './site';
import { stopping } from './until-stopped';

export interface ServeOptions {
  storage: Storage;
  /** Id of the composition to serve; the live one, as it changes, unless it is said. */
  pinned?: string | undefined;
  port: number;
  /** Address to listen on; all of them unless it is said. */
  host?: string | undefined;
  /** Answers everything below `/rest/v1`; `shown` says what a network gets. */
  contact: (request: IncomingMessage, response: ServerResponse, shown: ReadShown) => Promise<void>;
  /** What waits in the contact database; rejects while it cannot answer. Default: requests go elsewhere. */
  readWaiting?: (() => Promise<WaitingEntries | 'elsewhere'>) | undefined;
  /** Also answers `<name>.localhost` with the preview of that name, to programs on this machine. */
  previews?: boolean;
  /** How long an activation may go unseen (ms); default {@link pollMs} of a folder. */
  pollMs?: number;
  /** Default: where the public address of the site is https, and not for its subdomains. */
  hsts?: HstsOptions;
  /**
   * Whether `x-forwarded-for` is believed, which decides who is among the visitors of a careful release. Default: no.
   */
  trustedProxy?: boolean;
  /** Default: errors only, on standard output. */
  log?: SiteLog;
  /** Who may read `/_/metrics`: programs on this machine, which is the default, or anybody. */
  metrics?: 'local' | 'public';
  /** How long one read of the storage may take (ms). */
  readLimitMs?: number;
}

/** A folder is looked at often. A bucket charges for each look: 31 days of them are 178,560 requests. */
export const pollMs = { folder: 200, bucket: 30_000 };

/** Longer than the idle time of usual balancers (60 s): the one that closes first must not be us. */
const keepAliveMs = 65_000;

/**
 * Serves a composition. Resolves when it listens; rejects with one sentence when the port is taken or nothing can be
 * shown.
 */
export async function serve(options: ServeOptions): Promise<Server> {
  const {
    storage,
    pinned,
    port,
    host,
    contact,
    readWaiting = () => Promise.resolve('elsewhere' as const),
    hsts = { isForwarded: false, includeSubDomains: false },
    metrics = 'local',
    trustedProxy = false,
    log = createLog(),
    readLimitMs,
  } = options;
  const live = await LiveSite.open({
    storage,
    pinned,
    pollMs: options.pollMs ?? pollMs.folder,
    log,
    ...(readLimitMs ? { readLimitMs } : {}),
  });
  const server = createServer({ keepAliveTimeout: keepAliveMs, requestTimeout: 30_000, headersTimeout: 15_000 });
  let isStopping = false;
  server.once(stopping, () => (isStopping = true));
  const site: Site = {
    live,
    contact,
    contactWatch: new ContactWatch(readWaiting),
    metrics: new Metrics(() => log.dropped()),
    metricsFor: metrics,
    hsts,
    trustedProxy,
    isReady: () => server.listening && !isStopping && live.isServable,
  };
  const previews = options.previews ? new PreviewSites(storage, log) : undefined;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Of every answer, also of those that are written elsewhere.
    response.setHeader('x-content-type-options', 'nosniff');
    if (isStopping) response.setHeader('connection', 'close');
    observe({ metrics: site.metrics, log }, request, response);
    answerAny(site, previews, request, response).catch((error: unknown) => refuse(log, error, request, response));
  });
  server.on('clientError', refuseUnreadable);
  server.on('close', () => live.stop());
  server.timeout = 120_000;
  try {
    await listen(server, port, host);
  } catch (error) {
    live.stop();
    throw error;
  }
  return server;
}

async function answerAny(
  site: Site,
  previews: PreviewSites | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = previews && previewOf(request);
  if (!name) return answer(site, request, response);
  const found = await previews.find(name);
  return 'site' in found
    ? answer({ ...site, live: found.site, isPreview: true }, request, response)
    : sendText(request, response, 404, found.missing);
}

/** Listens. Rejects with one sentence when the port is taken, or the address is not of this machine. */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNotListening(error, port, host)));
    server.listen({ port, ...(host ? { host } : {}) }, resolve);
  });
}

function whyNotListening(error: NodeJS.ErrnoException, port: number, host = ''): Error {
  if (error.code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start.`,
      { cause: error },
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new UserError(
      `HOST=${host} is not an address of this machine. Use 127.0.0.1 for this machine only, or omit HOST for all interfaces.`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new UserError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000.`, {
      cause: error,
    });
  return error;
}

function refuse(log: SiteLog, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (!(error instanceof UnavailableError))
    log.error(
      {
        err: error,
        id: requestId(request),
        method: request.method,
        path: request.url?.split('?', 1)[0]?.slice(0, 300),
      },
      'A request could not be answered.',
    );
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    'x-request-id': requestId(request),
  });
  response.end(
    request.method === 'HEAD' ? undefined : 'This cannot be shown right now. Please try again in a moment.\n',
  );
}

/** What node's own parser refuses, in its words, with the header that everything has. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  if (!socket.writable) socket.destroy();
  else
    socket.end(
      `HTTP/1.1 ${status}\r\nx-content-type-options: nosniff\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
}
