import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ContactDatabase } from '../database/database';
import { DatabaseUnavailableError, SqlError } from '../database/errors';
import type { ShownToNetwork } from '../reports/counted-views';
import { actAsAnon } from './anon-role';
import { BoundedQueue } from './bounded-queue';
import { answerToInsert, answerToRead, insertStatement } from './contact-table';
import type { Answer } from './contact-table';
import { toRefusal } from './database-error';
import { Outage } from './outage';
import { parseQuery } from './parsed-query';
import { largestBodyBytes, readBody } from './read-body';
import { permissionDenied, Refusal } from './refusal';
import { ReportTable } from './report-table';
import { SenderLimit, settleRefused } from './sender-limit';
import { readSenderNetwork } from './sender-network';
import { readSentRow } from './sent-row';

export interface GatewayOptions {
  database: ContactDatabase;
  publicKey: string;
  log: (line: string) => void;
  trustedProxy?: boolean;
  /** Called after a request is stored. If set, stored requests are added to the outbox. */
  onStored?: () => void;
  limit?: SenderLimit;
  queue?: BoundedQueue;
  reports?: ReportTable;
  /** Delays a refusal during a flood; default {@link floodPauseMs}. */
  pause?: () => Promise<unknown>;
}

export type ReadShown = (network: string) => ShownToNetwork | undefined;

/** Up to this number of refusals per second, senders are people. */
const fewASecond = 20;

/** Slows a flood: 100 connections get 500 refusals per second, and pages keep their latency. */
const floodPauseMs = 200;

/** The part of PostgREST that the contact form needs. Everything else is refused. */
export class Gateway {
  private readonly running = new Set<Promise<void>>();
  private readonly limit: SenderLimit;
  private readonly queue: BoundedQueue;
  private readonly reports: ReportTable;
  private readonly outage: Outage;
  private readonly pause: () => Promise<unknown>;
  private refused = { second: 0, count: 0 };

  constructor(private readonly options: GatewayOptions) {
    this.limit = options.limit ?? new SenderLimit();
    this.queue = options.queue ?? new BoundedQueue();
    this.reports = options.reports ?? new ReportTable(options.database);
    this.outage = new Outage(options.log);
    this.pause = options.pause ?? (() => setTimeout(floodPauseMs));
  }

  handle(request: IncomingMessage, response: ServerResponse, shown?: ReadShown): Promise<void> {
    const work = this.answer(request, shown)
      .catch((error: unknown) => this.refuse(this.refusalFor(error)))
      .then((answer) => this.send(response, answer))
      .finally(() => this.running.delete(work));
    this.running.add(work);
    return work;
  }

  async settle(): Promise<void> {
    await Promise.all(this.running);
  }

  private async answer(request: IncomingMessage, shown?: ReadShown): Promise<Answer> {
    if (request.method === 'OPTIONS') return { status: 204 };
    this.refuseOtherKeys(request);
    const { pathname, searchParams } = locate(request);
    if (pathname === '/rest/v1/report') return this.report(request, shown);
    refuseOtherPaths(pathname);
    switch (request.method) {
      case 'POST':
        return this.insert(request, searchParams);
      case 'GET':
      case 'HEAD':
        return answerToRead(parseQuery(searchParams, request.headers, ['select', 'limit']));
      case 'PATCH':
      case 'DELETE':
      case 'PUT':
        throw permissionDenied();
      default:
        throw new Refusal(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
    }
  }

  private async insert(request: IncomingMessage, search: URLSearchParams): Promise<Answer> {
    const network = this.networkOf(request);
    this.limit.check(network);
    refuseOtherBodies(request);
    const query = parseQuery(search, request.headers, ['select']);
    const row = readSentRow(await readBody(request));
    const { database, onStored } = this.options;
    const statements = [actAsAnon(request, network, onStored !== undefined), insertStatement(row, query)];
    const admission = this.limit.admit(network);
    try {
      const [, stored = []] = await this.queue.run(() => database.transact(statements), admission.rank);
      admission.stored();
      this.outage.end();
      onStored?.();
      return answerToInsert(query, stored);
    } catch (error) {
      settleRefused(admission, error);
      throw error;
    }
  }

  private report(request: IncomingMessage, shown?: ReadShown): Promise<Answer> {
    const network = this.networkOf(request);
    return this.reports.answer(request, network, shown?.(network));
  }

  private networkOf(request: IncomingMessage): string {
    return readSenderNetwork(request, this.options.trustedProxy ?? false);
  }

  /** Immediately, or delayed during a flood. */
  private async refuse(refusal: Refusal): Promise<Answer> {
    if (refusal.options.retryAfterS !== undefined && this.isFlooded()) await this.pause();
    return toAnswer(refusal);
  }

  private isFlooded(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.refused.second) this.refused = { second, count: 0 };
    this.refused.count += 1;
    return this.refused.count > fewASecond;
  }

  private refuseOtherKeys({ headers }: IncomingMessage) {
    const { publicKey } = this.options;
    const isKnown = headers.apikey === publicKey && [undefined, `Bearer ${publicKey}`].includes(headers.authorization);
    if (!isKnown) throw new Refusal(401, 'PGRST301', 'Invalid API key');
  }

  private refusalFor(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    if (!(error instanceof SqlError || error instanceof DatabaseUnavailableError)) {
      this.options.log(`A contact request could not be answered: ${String(error)}`);
      return new Refusal(500, 'PGRSTX00', 'The request could not be answered');
    }
    const refusal = toRefusal(error);
    if (refusal.status === 503) this.outage.begin(error.message);
    else if (error instanceof SqlError && refusal.status >= 500)
      this.options.log(`The contact database refused a request with code ${error.code}.`);
    return refusal;
  }

  private send(response: ServerResponse, { status, body, type = 'application/json', retryAfterS }: Answer) {
    response.writeHead(status, {
      ...(body === undefined
        ? {}
        : { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(body) }),
      ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
      ...(status !== 408 && isWorthReading(response.req) ? {} : { connection: 'close' }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }
}

function toAnswer({ status, body, options: { retryAfterS } }: Refusal): Answer {
  return { status, body: JSON.stringify(body), ...(retryAfterS === undefined ? {} : { retryAfterS }) };
}

/** Whether Node may discard the rest of the body to keep the connection: cheaper than a new one for a small body. */
function isWorthReading({ complete, headers }: IncomingMessage) {
  return complete || Number(headers['content-length']) <= largestBodyBytes;
}

function locate(request: IncomingMessage): URL {
  try {
    return new URL(`http://gateway${request.url}`);
  } catch {
    throw new Refusal(400, 'PGRST100', 'The address cannot be read');
  }
}

function refuseOtherBodies({ headers }: IncomingMessage) {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? 'application/json';
  if (type !== 'application/json') throw new Refusal(415, 'PGRST102', `Content-Type not acceptable: ${type}`);
  if (headers['content-encoding']) throw new Refusal(415, 'PGRST102', 'A compressed body is not supported');
}

function refuseOtherPaths(pathname: string) {
  if (pathname === '/rest/v1/contact') return;
  const [, name] = /^\/rest\/v1\/rpc\/([^/]*)$/.exec(pathname) ?? [];
  if (name !== undefined)
    throw new Refusal(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  throw new Refusal(404, 'PGRST205', 'There are no other tables than contact and report here');
}
