import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactDatabase } from '../database/database';
import { insertContacts, readContacts } from './contact-table';
import type { Answer } from './contact-table';
import { corsHeaders } from './cors';
import { bodyOf, isDatabaseError, statusOf } from './database-error';
import { readQuestion } from './question';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { readSentRows } from './sent-rows';
import { asVisitor } from './visitor';

export interface GatewayOptions {
  database: ContactDatabase;
  publicKey: string;
  log: (line: string) => void;
  trustedProxy?: boolean;
  allowOrigin?: string;
}

/** The part of PostgREST that the contact form needs. Everything else is refused with an error. */
export class Gateway {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: GatewayOptions) {}

  handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const work = this.answer(request)
      .catch((error: unknown) => this.answerTo(error))
      .then((answer) => this.send(response, answer))
      .finally(() => this.running.delete(work));
    this.running.add(work);
    return work;
  }

  /** Resolves when every request that has begun is answered. */
  async settle(): Promise<void> {
    await Promise.all(this.running);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'OPTIONS') return { status: 204 };
    this.refuseOtherKeys(request);
    const { pathname, searchParams } = locate(request);
    if (pathname !== '/rest/v1/contact') throw new Refusal(404, 'PGRST205', 'There is nothing but the table contact here');
    if (request.method === 'POST') return this.insert(request, searchParams);
    if (request.method === 'GET') return this.read(request, searchParams);
    throw new Refusal(405, 'PGRST117', `The method ${request.method} is not supported`);
  }

  private async insert(request: IncomingMessage, search: URLSearchParams): Promise<Answer> {
    refuseOtherBodies(request);
    const question = readQuestion(search, request.headers, ['select', 'columns']);
    const rows = readSentRows(await readBody(request), question.columns);
    const answer = await this.asVisitor(request, (transaction) => insertContacts(transaction, rows, question));
    await this.options.database.flushCommits();
    return answer;
  }

  private async read(request: IncomingMessage, search: URLSearchParams): Promise<Answer> {
    const question = readQuestion(search, request.headers, ['select']);
    return this.asVisitor(request, (transaction) => readContacts(transaction, question));
  }

  private asVisitor(request: IncomingMessage, work: Parameters<typeof asVisitor<Answer>>[3]) {
    return asVisitor(this.options.database.postgres, request, this.options.trustedProxy ?? false, work);
  }

  private refuseOtherKeys({ headers }: IncomingMessage) {
    const { publicKey } = this.options;
    const isKnown = headers.apikey === publicKey && [undefined, `Bearer ${publicKey}`].includes(headers.authorization);
    if (!isKnown) throw new Refusal(401, 'PGRST301', 'Invalid API key');
  }

  private answerTo(error: unknown): Answer {
    if (error instanceof Refusal) return { status: error.status, body: JSON.stringify(error.body) };
    if (isDatabaseError(error)) {
      const status = statusOf(error);
      if (status >= 500) this.options.log(`The contact database refused a request with code ${error.code}.`);
      return { status, body: JSON.stringify(bodyOf(error)) };
    }
    this.options.log(`The contact database could not be reached: ${String(error)}`);
    return { status: 503, body: JSON.stringify(new Refusal(503, 'PGRST000', 'The database could not be reached').body) };
  }

  private send(response: ServerResponse, { status, body, type = 'application/json', range }: Answer) {
    response.writeHead(status, {
      ...(body === undefined ? {} : { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(body) }),
      ...(range === undefined ? {} : { 'content-range': range }),
      // The rest of a body that we stopped reading must not be taken for the next request.
      ...(response.req.complete ? {} : { connection: 'close' }),
      'cache-control': 'no-store',
      ...corsHeaders(this.options.allowOrigin),
    });
    response.end(body);
  }
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
