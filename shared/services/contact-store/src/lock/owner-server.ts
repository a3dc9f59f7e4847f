import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ContactDatabase, Statement, TransactionOptions } from '../database/database';
import { SqlError } from '../database/errors';

/** Sent by an operator's command. */
export interface OwnerRequest {
  statements: readonly Statement[];
  options: TransactionOptions;
}

/** Answers on the socket of a data directory. Accepts any SQL: its users can write the database files anyway. */
export class OwnerServer {
  readonly http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://owner');
    if (url.pathname === '/transactions') void this.answerTransaction(request, response);
    else this.answerLock(url.searchParams.get('by') ?? '', response);
  });
  private isLocked = false;
  private undecided: ServerResponse[] = [];
  private database: ContactDatabase | undefined;

  constructor(private readonly name: string) {}

  lock() {
    this.isLocked = true;
    for (const response of this.undecided) response.end('locked');
  }

  share(database: ContactDatabase) {
    this.database = database;
  }

  /** Processes that wait for a decision see the connection end. */
  async close() {
    if (!this.http.listening) return;
    this.http.close();
    this.http.closeAllConnections();
    await once(this.http, 'close');
  }

  /** Before the decision, larger names are refused at once; smaller names win. */
  private answerLock(askedBy: string, response: ServerResponse) {
    if (this.isLocked || askedBy > this.name) response.end('locked');
    else this.undecided.push(response);
  }

  private async answerTransaction(request: IncomingMessage, response: ServerResponse) {
    try {
      if (!this.database) throw new Error('The contact database is just being opened: try again in a moment.');
      const { statements, options } = (await json(request)) as OwnerRequest;
      response.end(JSON.stringify(await this.database.transact(statements, options)));
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      response.writeHead(error instanceof SqlError ? 400 : 503).end(message);
    }
  }
}
