import { expect, type Page, type Request } from '@playwright/test';

/** Watches requests, console and storage for typed values. Create it before the page opens. */
export class TraceWatch {
  readonly #requests: Request[] = [];
  readonly #messages: string[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => this.#requests.push(request));
    page.on('console', (message) => this.#messages.push(`${message.type()}: ${message.text()}`));
    page.on('websocket', (socket) => this.#messages.push(`socket: ${socket.url()}`));
  }

  /** Fails for anything sent, logged, or stored where a later page could read it. */
  async expectNone(typed: readonly string[]): Promise<void> {
    expect(
      this.#requests.filter((request) => !isForPagesAlone(request)).map(describeRequest),
      'requests for anything but released files and pages',
    ).toEqual([]);
    expect(this.#messages, 'console').toEqual([]);
    expect(await this.page.context().cookies(), 'cookies').toEqual([]);
    const { local, databases, caches, ...rest } = await this.page.evaluate(readMemory);
    const session = Object.keys(rest.session).filter((key) => key !== scrollPositions);
    expect({ local, databases, caches, session }, 'memory of the browser').toEqual({
      local: {},
      databases: [],
      caches: [],
      session: [],
    });
    const sent = this.#requests.map(describeRequest);
    const places = JSON.stringify({ ...rest, sent });
    expect(
      typed.filter((value) => places.includes(value) || places.includes(encodeURIComponent(value))),
      'typed values in address, history, session or requests',
    ).toEqual([]);
  }
}

/** Of React Router's `ScrollRestoration`. */
const scrollPositions = 'react-router-scroll-positions';

function isForPagesAlone(request: Request): boolean {
  const { protocol, pathname, search } = new URL(request.url());
  if (protocol === 'blob:' || protocol === 'data:') return true;
  const isExpected = request.resourceType() === 'document' || pathname.startsWith('/_/');
  // The report of the view; its text is searched for typed values below.
  if (request.method() === 'POST' && pathname === '/rest/v1/report' && search === '') return true;
  return request.method() === 'GET' && search === '' && isExpected;
}

function describeRequest(request: Request): string {
  return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
}

async function readMemory() {
  return {
    local: { ...localStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await window.caches.keys(),
    session: { ...sessionStorage },
    address: location.href,
    title: document.title,
    name: window.name,
    state: history.state as unknown,
    entries: window.navigation.entries().map((entry) => [entry.url, entry.getState()]),
  };
}
