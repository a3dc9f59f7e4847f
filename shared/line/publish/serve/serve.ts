import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Storage } from '../../storage';
import { answer } from './answer';
import { ContactWatch } from './contact-watch';
import type { HstsOptions } from './hsts';
import { listen } from './listen';
import { LiveSite } from './live-site';
import { createLog, type SiteLog } from './log';
import { UnavailableError } from './site-files';
import { Metrics } from './metrics';
import { observe, requestId } from './observe';
import { sendText } from './send-text';
import type { Site } from './site';
import { stopping } from './until-stopped';

export interface ServeOptions {
  storage: Storage;
  pinned?: string | undefined;
  port: number;
  /** Default: all addresses. */
  host?: string | undefined;
  /** Answers requests below `/rest/v1`: contact requests and reports. */
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Rejects while the contact database cannot answer. Default: requests go elsewhere. */
  checkContact?: (() => Promise<'open' | 'elsewhere'>) | undefined;
  /** Milliseconds between polls; default {@link pollMs} of a folder. */
  pollMs?: number;
  /** Default: on https, without subdomains. */
  hsts?: HstsOptions;
  /** Trusts `x-forwarded-for`. Default: no. */
  trustedProxy?: boolean;
  log?: SiteLog;
  /** Who may read `/_/metrics`: this machine (default) or anybody. */
  metrics?: 'local' | 'public';
  /** Milliseconds per storage read. */
  readLimitMs?: number;
}

/** Milliseconds. A bucket charges per poll: 178,560 requests in 31 days. */
export const pollMs = { folder: 200, bucket: 30_000 };

/** Longer than usual balancers' idle time (60 s): the balancer must close first. */
const keepAliveMs = 65_000;

/** Resolves when it listens; rejects with one sentence when the port is taken or nothing can be shown. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { storage, contact, log = createLog(), trustedProxy = false, readLimitMs } = options;
  const live = await LiveSite.open({
    storage,
    pinned: options.pinned,
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
    contactWatch: new ContactWatch(options.checkContact ?? (() => Promise.resolve('elsewhere'))),
    metrics: new Metrics(() => log.dropped()),
    metricsFor: options.metrics ?? 'local',
    hsts: options.hsts ?? { isForwarded: false, includeSubDomains: false },
    trustedProxy,
    isReady: () => server.listening && !isStopping && live.isServable,
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // On every response, including those written elsewhere.
    response.setHeader('x-content-type-options', 'nosniff');
    if (isStopping) response.setHeader('connection', 'close');
    observe({ metrics: site.metrics, log }, request, response);
    answer(site, request, response).catch((error: unknown) => refuse(log, error, request, response));
  });
  server.on('clientError', refuseUnreadable);
  server.on('close', () => live.stop());
  server.timeout = 120_000;
  try {
    await listen(server, options.port, options.host);
  } catch (error) {
    live.stop();
    throw error;
  }
  return server;
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
  const headers = { 'retry-after': '5', 'x-request-id': requestId(request) };
  sendText(request, response, 503, 'This cannot be shown right now. Please try again in a moment.\n', headers);
}

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
