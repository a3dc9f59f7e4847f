import type { Browser, BrowserContext, Page } from 'playwright';
import { partAttribute, unhydrated } from '@site/hydration/names';
import type { PageToOpen } from './affected-pages';

/** A screen on which every page is opened. */
export interface Screen {
  name: string;
  width: number;
  height: number;
  isTouch: boolean;
}

export const screens: readonly Screen[] = [
  { name: 'on a phone', width: 390, height: 844, isTouch: true },
  { name: 'on a desktop', width: 1440, height: 900, isTouch: false },
];

export interface OpenInput {
  browser: Browser;
  /** Origin of the server that has the page. */
  origin: string;
  page: PageToOpen;
  screen: Screen;
  /** Origins of frames and error reports: requests to them are ended and count for nothing. */
  quietOrigins: readonly string[];
}

export interface Opened {
  /** What a visitor of the page would meet, one sentence each. */
  findings: string[];
  /** Serious findings of axe, by rule, with the first place. */
  barriers: Map<string, string>;
}

/** Drawn by a remote. */
const remotePart = `[${partAttribute}]:not([${partAttribute}^="shell"])`;
/** Until the page must be hydrated, its pictures loaded and axe through, each. */
const limitMs = 20_000;
/** Until all of it must be over: a page that loops answers nothing, and Playwright waits for its answer. */
const wholeLimitMs = 60_000;

/** Opens one page in a browser as a visitor would, and says what goes wrong there. Always ends. */
export async function openPage(input: OpenInput, limit = wholeLimitMs): Promise<Opened> {
  const { browser, screen } = input;
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.isTouch,
    isMobile: screen.isTouch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const findings = new Set<string>();
  try {
    const barriers = await within(limit, look(context, input, findings));
    return { findings: [...findings], barriers };
  } catch (error) {
    findings.add(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return { findings: [...findings], barriers: new Map() };
  } finally {
    await within(limitMs, context.close()).catch(() => undefined); // the end of the browser ends it
  }
}

async function look(context: BrowserContext, input: OpenInput, findings: Set<string>): Promise<Map<string, string>> {
  const { origin, page: target } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await watch(context, page, input, findings);
  const response = await page.goto(origin + target.path, { waitUntil: 'load' });
  if (response?.status() !== target.status) findings.add(`answers with status ${response?.status()}`);
  await whenHydrated(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await page.evaluate(scrollThrough);
  for (const finding of [
    ...(await page.evaluate(readDocument, remotePart)),
    ...(await page.evaluate(findBrokenPictures)),
  ])
    findings.add(finding);
  const barriers = await findBarriers(page);
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
  return barriers;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined); // it may fail after nobody waits for it any more
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error(`does not answer within ${ms / 1000} s`)), ms)),
  );
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

async function watch(
  context: BrowserContext,
  page: Page,
  { origin, page: target, quietOrigins }: OpenInput,
  findings: Set<string>,
): Promise<void> {
  // The compiler that runs this code marks functions with a helper of this name, which a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  // Also what waits for a visitor hydrates: a page that does not fit its HTML is found here and not on a phone.
  await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`),
    );
  });
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      const { origin: to } = new URL(route.request().url());
      if (!quietOrigins.includes(to)) findings.add(`asks another site: ${route.request().url()}`);
      await route.abort();
    },
  );
  const isQuiet = (text: string) => quietOrigins.some((quiet) => text.includes(quiet));
  const isOwnStatus = (url: string) => target.status === 404 && url === origin + target.path;
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isOwnStatus(url) && !isQuiet(url) && !message.text().includes('net::ERR_FAILED'))
      findings.add(`console error: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => findings.add(`uncaught error: ${error.message.split('\n')[0]}`));
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).origin === origin && request.failure()?.errorText !== 'net::ERR_ABORTED')
      findings.add(`cannot load ${request.url().slice(origin.length)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOwnStatus(response.url()))
      findings.add(`${response.url().replace(origin, '')} answers with status ${response.status()}`);
  });
}

/** Resolves once React answers in the frame and in each module. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => !document.querySelector(selector), unhydrated);
}

/** Lets what waits for the screen come, and waits for the pictures and for React to rest. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(done));
  }
  const pending = [...document.images].filter((image) => !image.complete);
  const settled = pending.map(
    (image) =>
      new Promise((done) => ['load', 'error'].forEach((name) => image.addEventListener(name, done, { once: true }))),
  );
  await Promise.race([Promise.all(settled), new Promise((done) => setTimeout(done, 5000))]);
  scrollTo(0, 0);
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 }));
}

/** What every page of the site has: one heading, a title, a description, something to read, and the frame around it. */
function readDocument(ofRemote: string): string[] {
  const findings: string[] = [];
  const isSeen = (element: Element) => {
    const { width, height, left, right, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      right > 0 &&
      left < innerWidth &&
      bottom + scrollY > 0
    );
  };
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) findings.push(`has ${headings} h1 elements; a page has one`);
  if (!document.title.trim()) findings.push('has no title');
  if (!document.querySelector('meta[name=description]')?.getAttribute('content')?.trim())
    findings.push('has no description');
  const main = document.querySelector('main');
  if (!main || !isSeen(main) || (main.innerText.trim() === '' && !main.querySelector('img')))
    findings.push('shows nothing');
  const missing = /[^\n]* cannot be shown right now\./.exec(document.body.innerText)?.[0];
  if (missing) findings.push(`says "${missing}"`);
  for (const frame of document.querySelectorAll('body header, footer')) {
    if (!frame.closest(ofRemote) && !isSeen(frame)) findings.push(`hides the site's ${frame.localName}`);
  }
  const controls = [...document.querySelectorAll('body header :is(a, button)')].filter(
    (each) => !each.closest(ofRemote) && isSeen(each),
  );
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (controls.length > 0 && !controls.some(isUncovered)) findings.push("covers the site's header");
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 1) findings.push(`is ${wider} px wider than the screen`);
  return findings;
}

/** A width of 0 alone does not tell: a picture of one pixel for a sharp screen has half a pixel. */
async function findBrokenPictures(): Promise<string[]> {
  const suspects = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.getAttribute('src'),
  );
  const isBroken = await Promise.all(
    suspects.map((image) =>
      image.decode().then(
        () => false,
        () => true,
      ),
    ),
  );
  return suspects
    .filter((_, index) => isBroken[index])
    .map((image) => `shows a broken picture: ${image.getAttribute('src')}`);
}

async function findBarriers(page: Page): Promise<Map<string, string>> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return new Map(serious.map(({ id, help, nodes }) => [id, `${help} (${nodes[0]?.target.join(' ') ?? ''})`]));
}
