import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

/** What a process that owns, or is about to own, a data directory says on its socket. */
export class OwnerServer {
  readonly http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://owner');
    if (url.pathname === '/contacts') void this.sayContacts(response);
    else this.sayHeld(url.searchParams.get('by') ?? '', response);
  });
  private isHeld = false;
  private undecided: ServerResponse[] = [];
  private listContacts: (() => Promise<unknown[]>) | undefined;

  constructor(private readonly name: string) {}

  hold() {
    this.isHeld = true;
    for (const response of this.undecided) response.end('held');
  }

  answerContacts(list: () => Promise<unknown[]>) {
    this.listContacts = list;
  }

  /** Whoever still waits for a decision sees the connection end: this process does not own the directory. */
  async close() {
    if (!this.http.listening) return;
    this.http.close();
    this.http.closeAllConnections();
    await once(this.http, 'close');
  }

  /** Before the decision, a claimant with a larger name is sent away at once; one with a smaller name comes first. */
  private sayHeld(askedBy: string, response: ServerResponse) {
    if (this.isHeld || askedBy > this.name) response.end('held');
    else this.undecided.push(response);
  }

  private async sayContacts(response: ServerResponse) {
    try {
      if (!this.listContacts) throw new Error('The contact database is just being opened: try again in a moment.');
      response.end(JSON.stringify(await this.listContacts()));
    } catch (error) {
      response.writeHead(503).end(error instanceof Error ? error.message : String(error));
    }
  }
}
