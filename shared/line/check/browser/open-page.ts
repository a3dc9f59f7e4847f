import type { Browser, BrowserContext, Page } from 'playwright';
import { within } from '../../storage';
import type { PageToOpen } from './affected-pages';
import { findBarriers } from './barriers';
import { beVisitor } from './be-visitor';
import { comeAndGo } from './come-and-go';
import { Findings } from './findings';
import { findHeavyFile, WorkMeter } from './measure-work';
import { pageNames } from './page-names';
import type { HasPlace } from './places';
import { readMissingNames, readObstacles, readPlaces, readUnseen } from './read-controls';
import { pressControls } from './press-controls';
import {
  findBrokenPictures,
  readDocument,
  readEmptyFragments,
  readExcessWidth,
  readFont,
  saysUnavailable,
} from './read-document';
import { readFocus, tabAround } from './read-focus';
import { readDeadControls, readLateWords } from './read-hydration';
import { interrupt, readTraps } from './read-traps';
import { runTime } from './run-time';
import { finishAnimations, scrollThrough, touchAll, whenHydrated, whenHydratedAsRouted } from './settle';
import { type ClaimForm, type LiveTable, sendContactRequests } from './send-contact';
import type { Visitor } from './visitors';
import { watchPage } from './watch-page';

export interface OpenInput {
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
}

/** Milliseconds each for hydration, pictures and axe. */
const limitMs = 20_000;
/** Milliseconds in total; a looping page answers nothing. */
const wholeLimitMs = 240_000;
/** Milliseconds of the driven clock. */
const stayMs = 15_000;
const dayMs = 86_400_000;

/** Opens one page and returns what goes wrong. Always ends. */
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
    await within(limitMs, context.close()).catch(() => undefined); // Closing the browser ends it.
  }
  return findings;
}

async function look(context: BrowserContext, input: OpenInput, findings: Findings): Promise<void> {
  const { screen } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await beVisitor(context, page, screen);
  await watchPage(context, page, input, findings);
  const meter = await WorkMeter.of(page);
  await enter(page, input, findings);
  if (!screen.isThorough) findings.doubtAll(await meter.readStart());
  await readThrough(page, input, findings);
  if (findings.certain.size > 0) return;
  await (screen.isThorough ? stay(page, input, findings) : use(page, meter, findings));
  findings.moment = undefined;
  for (const { name } of await context.cookies()) findings.doubt(`cookie ${name}`, `sets the cookie ${name}`);
  await measure(page, screen.width, findings);
  await page.setViewportSize({ width: screen.otherWidth, height: screen.height });
  await measure(page, screen.otherWidth, findings);
  if (screen.isThorough && findings.certain.size + findings.doubts.size === 0) await press(page, findings);
}

async function press(page: Page, findings: Findings): Promise<void> {
  await pressControls(page, findings);
  await read(page, findings);
}

async function enter(page: Page, { origin, page: target, screen }: OpenInput, findings: Findings): Promise<void> {
  const response = await page.goto(origin + target.path, { waitUntil: 'load' });
  if (response?.status() !== target.status) findings.add(`answers with status ${response?.status()}`);
  const whenReady = screen.isThorough ? whenHydrated : whenHydratedAsRouted;
  await whenReady(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await page.evaluate(scrollThrough);
  await page.evaluate(finishAnimations);
}

async function readThrough(page: Page, { page: target, hasPlace }: OpenInput, findings: Findings): Promise<void> {
  await read(page, findings);
  findings.doubtAll(await page.evaluate(readUnseen));
  findings.doubtAll(await page.evaluate(readObstacles));
  findings.doubtAll(await page.evaluate(readEmptyFragments, pageNames));
  findings.doubtAll(await page.evaluate(readFont));
  for (const place of await page.evaluate(readPlaces))
    if (!(await hasPlace(place))) findings.doubt(`place ${place}`, `has a link to a place that is not there: ${place}`);
  // Words that fade in, because they were scrolled to, have other colors.
  await page.evaluate(finishAnimations);
  findings.doubtAll(await findBarriers(page));
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
}

async function use(page: Page, meter: WorkMeter, findings: Findings): Promise<void> {
  findings.doubtAll([...(await findHeavyFile(page)), ...(await meter.readRest())]);
  findings.moment = 'once it is touched';
  await touchAll(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await read(page, findings);
}

async function stay(page: Page, input: OpenInput, findings: Findings): Promise<void> {
  const { page: target, ownerOf } = input;
  findings.doubtAll(await page.evaluate(readLateWords, pageNames));
  findings.doubtAll(await page.evaluate(readDeadControls, pageNames));
  await page.keyboard.press('Tab'); // From here on, the focus of scripts shows as that of keys.
  findings.doubtAll(await page.evaluate(readFocus));
  findings.doubtAll(await page.evaluate(readTraps));
  findings.doubtAll(await tabAround(page));
  findings.moment = 'when it is printed';
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    const said = await page.evaluate(saysUnavailable);
    if (said) findings.add(said);
  }
  findings.moment = 'after another tab was in front';
  await page.evaluate(interrupt);
  await read(page, findings);
  findings.moment = undefined;
  await sendContactRequests(page, findings, input.claimForm, input.liveTable);
  findings.moment = `after ${stayMs / 1000} s`;
  await runTime(page, stayMs, findings);
  await read(page, findings);
  if (findings.certain.size + findings.doubts.size > 0) return;
  await comeAndGo({ page, target, findings, ownerOf });
  findings.moment = 'a day later';
  await runTime(page, dayMs, findings);
  await read(page, findings);
}

async function read(page: Page, findings: Findings): Promise<void> {
  for (const finding of [
    ...(await page.evaluate(readDocument, pageNames)),
    ...(await page.evaluate(findBrokenPictures)),
  ])
    findings.add(finding);
  findings.doubtAll(await page.evaluate(readMissingNames));
}

async function measure(page: Page, width: number, findings: Findings): Promise<void> {
  const excess = await page.evaluate(readExcessWidth, width);
  if (excess > 1) findings.add(`is ${excess} px wider than a screen of ${width} px`);
}
