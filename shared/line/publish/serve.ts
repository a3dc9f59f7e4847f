import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { within } from '../storage';
import { answer, type ContactState, sendUnavailable } from './answer';
import { listen } from './listen';
import type { SiteLog } from './log';
import type { PublishedSite } from './published-site';

export interface ServeOptions {
  /** Stops with the server. */
  site: PublishedSite;
  port: number;
  /** Default: all addresses. */
  host?: string | undefined;
  /** Answers requests below `/rest/v1`: contact requests and reports. */
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Rejects while the contact database cannot answer. Default: requests go elsewhere. */
  checkContact?: (() => Promise<'open' | 'elsewhere'>) | undefined;
  log: SiteLog;
}

/** Longer than usual balancers' idle time (60 s): the balancer must close first. */
const keepAliveMs = 65_000;

/** To be emitted before a server stops: `/_/health` reports it and responses close connections. */
export const stopping = 'manzil:stopping';

/** Resolves when it listens. Rejects with one sentence when the port is taken, and stops the site. */
export async function serve({ site, port, host, contact, checkContact: check, log }: ServeOptions): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepAliveMs, requestTimeout: 30_000, headersTimeout: 15_000 });
  let isStopping = false;
  server.once(stopping, () => (isStopping = true));
  // An answer of the database later than a second counts as none.
  const checkContact = async (): Promise<ContactState> =>
    check ? within(1_000, check()).catch(() => 'unavailable') : 'elsewhere';
  const answering = { site, contact, checkContact, isStopping: () => isStopping };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // On every response, including those written elsewhere.
    response.setHeader('x-content-type-options', 'nosniff');
    if (isStopping) response.setHeader('connection', 'close');
    const seen = observe(log, request, response);
    answer(answering, request, response).catch((error: unknown) => {
      log.error({ err: error, ...seen }, 'A request could not be answered.');
      if (response.headersSent) response.destroy();
      else sendUnavailable(response, { 'x-request-id': seen.id });
    });
  });
  server.on('close', () => void site.stop());
  server.timeout = 120_000;
  await listen(server, port, host).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  return server;
}

function observe(log: SiteLog, request: IncomingMessage, response: ServerResponse) {
  const begun = performance.now();
  const { method = '', url = '' } = request;
  const seen = { id: randomBytes(6).toString('hex'), method, path: url.split('?', 1)[0]?.slice(0, 300) ?? '' };
  response.once('close', () => {
    // Status 499 is nginx's for a disconnected client.
    const status = response.writableFinished ? response.statusCode : 499;
    const bytes = Number(response.getHeader('content-length') ?? 0);
    log.info({ ...seen, status, bytes, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'request');
  });
  return seen;
}
