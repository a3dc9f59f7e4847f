import type { Browser, BrowserContext, Page } from 'playwright';
import { within } from '../../storage';
import type { PageToOpen } from './affected-pages';
import { beVisitor } from './be-visitor';
import { runTime } from './clock';
import { comeAndGo } from './come-and-go';
import { Findings } from './findings';
import { findBarriers } from './observers/barriers';
import { type ClaimForm, sendContactRequests } from './observers/contact-request';
import { findPoorContrast } from './observers/contrast';
import { readObstacles } from './observers/covered-controls';
import { readDeadControls } from './observers/dead-controls';
import { readDocument } from './observers/document';
import { watchPage } from './observers/errors';
import { readFocus } from './observers/focus';
import { findFocusTrap } from './observers/focus-trap';
import { findMissingFont } from './observers/font';
import { interrupt } from './observers/interruption';
import { readLateWords } from './observers/late-words';
import type { LiveTable } from './observers/live-table';
import { findMismatch } from './observers/mismatch';
import { readMissingNames } from './observers/missing-names';
import { findBrokenPictures, readEmptyFragments, readExcessWidth } from './observers/pictures';
import { type HasPlace, readPlaces } from './observers/places';
import { findUnreadQuery } from './observers/queries';
import { findRequests } from './observers/requests';
import { findUnread, momentOf, type StoredData } from './observers/stored-data';
import { readTraps } from './observers/traps';
import { readUnseen } from './observers/unseen-words';
import { WorkMeter } from './observers/work';
import { pageNames } from './page-names';
import { finishAnimations, scrollThrough, touchAll, whenHydrated, whenHydratedAsRouted } from './settle';
import { useControls } from './use-controls';
import type { Visitor } from './visitors';

export interface VisitInput {
  browser: Browser;
  origin: string;
  page: PageToOpen;
  screen: Visitor;
  /** Origins of frames and error reports: requests to them are aborted and ignored. */
  quietOrigins: readonly string[];
  /** Owner of a path; `undefined` for an unknown path. */
  ownerOf: (path: string) => string | undefined;
  hasPlace: HasPlace;
  claimForm: ClaimForm;
  liveTable: LiveTable;
  stored: StoredData | undefined;
  /** As links write them: `?home=7`. */
  queries: readonly string[];
}

/** Milliseconds each for hydration, pictures and axe. */
const limitMs = 20_000;
/** Milliseconds in total; a looping page answers nothing. */
const wholeLimitMs = 120_000;
/** Milliseconds of the driven clock. */
const stayMs = 15_000;
const dayMs = 86_400_000;

/** Does what people do on a page, and returns what its observers found. Always ends. */
export async function visit(input: VisitInput, limit = wholeLimitMs): Promise<Findings> {
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
    await within(limit, visitIn(context, input, findings));
  } catch (error) {
    findings.add(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await within(limitMs, context.close()).catch(() => undefined); // Closing the browser ends it.
  }
  return findings;
}

async function visitIn(context: BrowserContext, input: VisitInput, findings: Findings): Promise<void> {
  const { screen, page: target } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await beVisitor(context, page, screen);
  await watchPage(context, page, input, findings);
  const meter = await WorkMeter.of(page);
  await enter(page, input, findings);
  if (!screen.isThorough) findings.addAll(await meter.readStart());
  await readThrough(page, input, findings);
  if (screen.isThorough) await stay(page, input, findings);
  else {
    findings.addAll(await meter.readRest());
    findings.moment = 'once it is touched';
    await touchAll(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
    await read(page, findings);
    findings.moment = '';
    findings.addAll(await findRequests(page));
  }
  findings.moment = '';
  for (const { name } of await context.cookies()) findings.add(`sets the cookie ${name}`);
  await measure(page, screen.width, findings);
  await page.setViewportSize({ width: screen.otherWidth, height: screen.height });
  await measure(page, screen.otherWidth, findings);
  if (!screen.isThorough || target.status === 404) return;
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await use(page, input, findings);
}

async function enter(page: Page, { origin, page: target, screen }: VisitInput, findings: Findings): Promise<void> {
  const response = await page.goto(origin + target.path, { waitUntil: 'load' });
  if (response?.status() !== target.status) findings.add(`answers with status ${response?.status()}`);
  const whenReady = screen.isThorough ? whenHydrated : whenHydratedAsRouted;
  await whenReady(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await page.evaluate(scrollThrough);
  await page.evaluate(finishAnimations);
}

async function readThrough(page: Page, { page: target, hasPlace }: VisitInput, findings: Findings): Promise<void> {
  await read(page, findings);
  findings.addAll(await page.evaluate(readUnseen));
  findings.addAll(await page.evaluate(readObstacles));
  findings.addAll(await page.evaluate(readEmptyFragments, pageNames));
  findings.addAll(await page.evaluate(findMissingFont));
  for (const place of await page.evaluate(readPlaces))
    if (!(await hasPlace(place))) findings.add(`has a link to a place that is not there: ${place}`);
  // Words that fade in, because they were scrolled to, have other colors.
  await page.evaluate(finishAnimations);
  findings.addAll(await findBarriers(page));
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
}

/** Looks around, is interrupted, sends its form, waits, leaves and returns, and comes again a day later. */
async function stay(page: Page, input: VisitInput, findings: Findings): Promise<void> {
  const readAll = () => read(page, findings);
  findings.addAll(await page.evaluate(readLateWords, pageNames));
  findings.addAll(await page.evaluate(readDeadControls, pageNames));
  findings.addAll(await findPoorContrast(page));
  await page.keyboard.press('Tab'); // From here on, the focus of scripts shows as that of keys.
  findings.addAll(await page.evaluate(readFocus));
  findings.addAll(await findFocusTrap(page));
  findings.addAll(await page.evaluate(readTraps));
  findings.moment = 'after another tab was in front';
  await page.evaluate(interrupt);
  await readAll();
  findings.moment = 'once it was printed';
  await page.emulateMedia({ media: 'print' });
  await readAll();
  await page.emulateMedia({ media: null });
  await readAll();
  findings.moment = '';
  await sendContactRequests(page, findings, input.claimForm, input.liveTable);
  findings.moment = `after ${stayMs / 1000} s`;
  await runTime(page, stayMs, findings);
  await readAll();
  await comeAndGo({
    page,
    target: input.page,
    findings,
    ownerOf: input.ownerOf,
    read: () => readAfterMove(page, findings),
  });
  findings.moment = 'a day later';
  await runTime(page, dayMs, findings);
  await readAll();
}

/** Uses every control, and comes back with what the live version stored. */
async function use(page: Page, input: VisitInput, findings: Findings): Promise<void> {
  const { page: target, origin, stored, queries } = input;
  const reopen = async (query = '') => {
    await page.goto(origin + target.path + query, { waitUntil: 'load' });
    await whenHydrated(page);
  };
  await reopen();
  await useControls({ page, path: target.path, findings, read: () => read(page, findings), reopen });
  for (const query of queries) {
    await findUnreadQuery(page, query, findings, reopen);
    await read(page, findings);
  }
  if (!stored) return;
  findings.moment = momentOf(stored);
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => (localStorage[key] = value)),
    stored.items,
  );
  await reopen();
  await findUnread(page, stored, findings);
  await read(page, findings);
}

async function read(page: Page, findings: Findings): Promise<void> {
  for (const finding of await page.evaluate(readDocument, pageNames)) findings.add(finding);
  for (const finding of await page.evaluate(findBrokenPictures)) findings.add(finding);
  findings.addAll(await page.evaluate(readMissingNames));
  await findMismatch(page, findings);
}

async function readAfterMove(page: Page, findings: Findings): Promise<void> {
  await page.evaluate(finishAnimations);
  await read(page, findings);
  findings.addAll(await page.evaluate(readUnseen));
  findings.addAll(await page.evaluate(readObstacles));
}

async function measure(page: Page, width: number, findings: Findings): Promise<void> {
  const excess = await page.evaluate(readExcessWidth, width);
  if (excess > 1) findings.add(`is ${excess} px wider than a screen of ${width} px`);
}
