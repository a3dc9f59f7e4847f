import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ContactDatabase, Statement, TransactionOptions } from '../database/database';
import { SqlError } from '../database/errors';

/** What an operator's command sends to the process that has the database open. */
export interface OwnerRequest {
  statements: readonly Statement[];
  options: TransactionOptions;
}

/**
 * What a process that owns, or is about to own, a data directory answers on its socket. Whoever may open the socket may
 * also read and write the files of the database, so it takes any SQL.
 */
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

  /** Whoever still waits for a decision sees the connection end: this process does not own the directory. */
  async close() {
    if (!this.http.listening) return;
    this.http.close();
    this.http.closeAllConnections();
    await once(this.http, 'close');
  }

  /** Before the decision, a process with a larger name is refused at once; one with a smaller name comes first. */
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
