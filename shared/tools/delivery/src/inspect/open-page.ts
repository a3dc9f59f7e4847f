import type { Browser, BrowserContext, Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import { beVisitor } from './be-visitor';
import { comeAndGo } from './come-and-go';
import { Findings } from './findings';
import type { HasPlace } from './places';
import { readMissingNames, readObstacles, readPlaces } from './read-controls';
import { findBrokenPictures, readDocument, readExcessWidth } from './read-document';
import { noteWords, readDeadControls, readLateWords } from './read-hydration';
import { runTime } from './run-time';
import { finishAnimations, isHydrated, isHydratedAsRouted, scrollThrough, touch } from './settle';
import type { Visitor } from './visitors';
import { watchPage } from './watch-page';

export interface OpenInput {
  browser: Browser;
  /** Origin of the server that has the page. */
  origin: string;
  page: PageToOpen;
  screen: Visitor;
  /** Origins of frames and error reports: requests to them are ended and count for nothing. */
  quietOrigins: readonly string[];
  /** Owner of a path, or `undefined` for one that is no page. */
  ownerOf: (path: string) => string | undefined;
  hasPlace: HasPlace;
}

/** Until the page must be hydrated, its pictures loaded and axe through, each. */
const limitMs = 20_000;
/** Until all of it must be over: a page that loops answers nothing, and Playwright waits for its answer. */
const wholeLimitMs = 60_000;
/** How long visitors stay, by the driven clock. */
const stayMs = 15_000;

/** Opens one page in a browser as a visitor would, and says what goes wrong there. Always ends. */
export async function openPage(input: OpenInput, limit = wholeLimitMs): Promise<Findings> {
  const { browser, screen } = input;
  const context = await browser.newContext({
    ...screen.settings,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.isTouch,
    isMobile: screen.isTouch,
    serviceWorkers: 'block',
  });
  const findings = new Findings();
  try {
    await within(limit, look(context, input, findings));
  } catch (error) {
    findings.moment = undefined;
    findings.add(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await within(limitMs, context.close()).catch(() => undefined); // the end of the browser ends it
  }
  return findings;
}

async function look(context: BrowserContext, input: OpenInput, findings: Findings): Promise<void> {
  const { origin, page: target, screen } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await beVisitor(context, page, screen);
  if (screen.isThorough) await context.addInitScript(noteWords);
  await watchPage(context, page, input, findings);
  const response = await page.goto(origin + target.path, { waitUntil: 'load' });
  if (response?.status() !== target.status) findings.add(`answers with status ${response?.status()}`);
  await page
    .waitForFunction(screen.isThorough ? isHydrated : isHydratedAsRouted)
    .catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await page.evaluate(scrollThrough);
  await page.evaluate(finishAnimations);
  await read(page, findings);
  for (const [kind, finding] of await page.evaluate(readObstacles)) findings.doubt(kind, finding);
  for (const place of await page.evaluate(readPlaces))
    if (!(await input.hasPlace(place)))
      findings.doubt(`place ${place}`, `has a link to a place that is not there: ${place}`);
  await findBarriers(page, findings);
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
  if (findings.certain.size > 0) return;
  await (screen.isThorough ? stay(page, input, findings) : use(page, findings));
  findings.moment = undefined;
  await measure(page, screen.width, findings);
  await page.setViewportSize({ width: screen.otherWidth, height: screen.height });
  await measure(page, screen.otherWidth, findings);
}

/** A visitor who has touched the page: everything that can hydrate does. */
async function use(page: Page, findings: Findings): Promise<void> {
  findings.moment = 'once it is touched';
  await page.waitForFunction(touch).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await read(page, findings);
}

/** A visitor who stays, leaves for a page of another part, and comes back. */
async function stay(page: Page, { page: target, ownerOf }: OpenInput, findings: Findings): Promise<void> {
  for (const each of [readLateWords, readDeadControls])
    for (const [kind, finding] of await page.evaluate(each)) findings.doubt(kind, finding);
  findings.moment = `after ${stayMs / 1000} s`;
  await runTime(page, stayMs, findings);
  await read(page, findings);
  if (findings.certain.size + findings.doubts.size > 0) return;
  await comeAndGo({ page, target, findings, ownerOf });
}

async function read(page: Page, findings: Findings): Promise<void> {
  for (const finding of [...(await page.evaluate(readDocument)), ...(await page.evaluate(findBrokenPictures))])
    findings.add(finding);
  for (const [kind, finding] of await page.evaluate(readMissingNames)) findings.doubt(kind, finding);
}

async function measure(page: Page, width: number, findings: Findings): Promise<void> {
  const excess = await page.evaluate(readExcessWidth, width);
  if (excess > 1) findings.add(`is ${excess} px wider than a screen of ${width} px`);
}

async function findBarriers(page: Page, findings: Findings): Promise<void> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  for (const { id, help, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      findings.doubt(
        `barrier ${id}`,
        `has a barrier that it did not have (${id}): ${help} (${nodes[0]?.target.join(' ') ?? ''})`,
      );
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined); // it may fail after nobody waits for it any more
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error(`does not answer within ${ms / 1000} s`)), ms)),
  );
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
