import type { Browser, Page, Request } from 'playwright';
import { unhydrated } from '@site/runtime/names';
import { within } from '../../storage';
import type { PageToOpen } from './changed-pages';
import { type Finding, Findings } from './findings';
import { finishAnimations, hydratesLate, scrollThrough } from './settle';
import { beVisitor, type Visitor } from './visitors';

export interface VisitInput {
  browser: Browser;
  origin: string;
  page: PageToOpen;
  screen: Visitor;
  /** Origins of frames and error reports: requests to them are aborted and ignored. */
  quietOrigins: readonly string[];
  /** Items of the storage, for a thorough visitor. */
  stored?: Readonly<Record<string, string>>;
}

/** Milliseconds each for hydration, pictures, axe, and timers: a timer loop on the driven clock never ends. */
export const limitMs = 20_000;
/** Milliseconds; a longer time is skipped as on a sleeping computer: each due timer fires once. */
const longestRunMs = 60_000;

/** Some are refused on purpose. */
export const contactRequests = /\/rest\/v1\/contact\b/;

/** Runs in the page. */
type Observer = () => Finding[] | Promise<Finding[]>;

export class Visit {
  readonly findings = new Findings();
  readonly #requests = new Set<Request>();
  #asked: string[] = [];

  private constructor(
    readonly page: Page,
    readonly input: VisitInput,
  ) {}

  static async start(input: VisitInput): Promise<Visit> {
    const { browser, screen, stored = {} } = input;
    const viewport = { width: screen.width, height: screen.height };
    const context = await browser.newContext({ ...screen.settings, viewport, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    await beVisitor(context, page, screen, stored);
    const visit = new Visit(page, input);
    await visit.#watch();
    return visit;
  }

  /** Opens the page, and waits until it is hydrated and shown. */
  async open(): Promise<void> {
    const { origin, page: target, screen } = this.input;
    this.#requests.clear(); // Of the document before: Chromium may not tell how they end.
    const response = await this.page.goto(origin + target.path + screen.query, { waitUntil: 'load' });
    if (response?.status() !== target.status) this.findings.add(`answers with status ${response?.status()}`);
    const waiting = screen.query ? unhydrated : hydratesLate;
    if (!(await this.becomes((selector) => !document.querySelector(selector), waiting))) this.addUnhydrated();
    await this.page.evaluate(scrollThrough);
    await this.page.evaluate(finishAnimations);
  }

  addUnhydrated(): void {
    this.findings.add(`is not hydrated within ${limitMs / 1000} s`);
  }

  /** Whether something in the page becomes true, in milliseconds. */
  becomes(isTrue: (given: string) => boolean, given: string, timeout = limitMs): Promise<boolean> {
    return this.page.waitForFunction(isTrue, given, { timeout }).then(
      () => true,
      () => false,
    );
  }

  /** Waits until something here becomes true, within the limit. */
  async until(isTrue: () => boolean): Promise<void> {
    for (const end = Date.now() + limitMs; !isTrue() && Date.now() < end;) await this.page.waitForTimeout(50);
  }

  async read(...observers: readonly Observer[]): Promise<void> {
    for (const observe of observers) this.findings.addAll(await this.page.evaluate(observe));
  }

  /**
   * Advances time at once, when nothing is being fetched: time limits of requests would end those of a slow machine.
   * Errors of timers are findings; the driven clock throws them to its caller.
   */
  async runTime(ms: number): Promise<void> {
    await this.whenFetched();
    const { clock } = this.page;
    const run = (ms > longestRunMs ? clock.fastForward(ms) : clock.runFor(ms)).catch((error: unknown) => {
      const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
      if (words.includes('has been closed')) return; // The visit has ended at its limit, which is a finding.
      this.findings.add(`uncaught error: ${words.replace(/clock\.\w+: /, '')}`);
    });
    await within(limitMs, run, `has timers of ${ms / 1000} s that do not end within ${limitMs / 1000} s`);
  }

  async close(): Promise<void> {
    await within(limitMs, this.page.context().close()).catch(() => undefined); // Closing the browser ends it.
  }

  /** `GET /api/homes?city=1`, sorted: what was asked since the last call. Files of parts are left out. */
  takeAsked(): string[] {
    const asked = [...new Set(this.#asked)].sort();
    this.#asked = [];
    return asked;
  }

  /** Waits until nothing is being fetched, within the limit. What takes longer is not waited for again. */
  async whenFetched(): Promise<void> {
    const fetched = async () => {
      while (this.#requests.size > 0) {
        await Promise.all([...this.#requests].map(async (request) => (await request.response())?.finished()));
        await this.page.evaluate(() => undefined); // Scripts that have come may fetch more.
      }
    };
    await within(limitMs, fetched()).catch(() => this.#requests.clear());
  }

  async #watch(): Promise<void> {
    const { page, findings } = this;
    const { origin, page: target, screen, quietOrigins } = this.input;
    const isQuiet = (text: string) => quietOrigins.some((quiet) => text.includes(quiet));
    await page.exposeFunction('__tell', (sentence: string) => findings.add(sentence));
    const isOwnStatus = (url: string) => target.status === 404 && url === origin + target.path + screen.query;
    page.on('request', (request) => {
      this.#requests.add(request);
      const url = request.url().replace(origin, '');
      if (!/^(\/_\/|data:|blob:)/.test(url) && !request.isNavigationRequest())
        this.#asked.push(`${request.method()} ${url}`);
    });
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
    page.on('console', (message) => {
      const { url } = message.location();
      const isForeign = isQuiet(url) || contactRequests.test(url) || message.text().includes('net::ERR_FAILED');
      // The page itself tells what the policy refuses, with its place.
      const isTold = message.text().includes('Content Security Policy');
      if (message.type() === 'error' && !isOwnStatus(url) && !isForeign && !isTold)
        findings.add(describeError(message.text().split('\n')[0] ?? '', url.replace(origin, '')));
    });
    page.on('pageerror', (error) => findings.add(`uncaught error: ${error.message.split('\n')[0]}`));
    page.on('dialog', (dialog) => {
      const isAsking = dialog.type() === 'beforeunload';
      findings.add(
        isAsking ? 'asks before it is left' : `opens a dialog by itself: ${dialog.message().split('\n')[0]}`,
      );
      void (isAsking ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
    });
    await page.context().route(
      (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
      async (route) => {
        const url = route.request().url();
        if (!quietOrigins.includes(new URL(url).origin)) findings.add(`asks another site: ${url}`);
        await route.abort();
      },
    );
  }
}

/** React names a difference between HTML and first render by a number. */
function describeError(text: string, url: string): string {
  const [, reason] = /^Failed to load resource: (.*)/.exec(text) ?? [];
  if (reason) return `cannot load ${url}: ${reason}`;
  const [, what] = /React error #(?:418|423|425).*?args\[\]=(\w+)/.exec(text) ?? [];
  return what
    ? `is a mismatch: the browser draws other ${what === 'text' ? 'text' : 'elements'} than its HTML has`
    : `console error: ${text}`;
}
