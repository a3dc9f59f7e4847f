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
  isBlank,
  readDocument,
  readEmptyFragments,
  readExcessWidth,
  readFont,
  readMotion,
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
  /** Findings that do not end the visit; `undefined` for all. */
  known: Findings | undefined;
}

/** Milliseconds each for hydration, pictures and axe. */
const limitMs = 20_000;
/** Milliseconds in total; a looping page answers nothing. */
const wholeLimitMs = 240_000;
/** Milliseconds of the driven clock. */
const stayMs = 15_000;
const dayMs = 86_400_000;
/** Milliseconds of the driven clock for what printing starts. */
const printMs = 100;

/** Opens one page and returns what goes wrong. Always ends: after the first step that finds what is not `known`. */
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
  const { screen, known } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await beVisitor(context, page, screen);
  await watchPage(context, page, input, findings);
  const meter = await WorkMeter.of(page);
  const steps = screen.isThorough
    ? [enter, readThrough, stay, leave, measure, press]
    : [enter, readThrough, use, measure];
  for (const step of steps) {
    await step(page, findings, input, meter);
    findings.moment = undefined;
    if (known && findings.newTo(known).length > 0) return;
  }
}

type Step = (page: Page, findings: Findings, input: OpenInput, meter: WorkMeter) => Promise<void>;

const enter: Step = async (page, findings, { origin, page: target, screen }, meter) => {
  const response = await page.goto(origin + target.path, { waitUntil: 'load' });
  if (response?.status() !== target.status) findings.add(`answers with status ${response?.status()}`);
  const whenReady = screen.isThorough ? whenHydrated : whenHydratedAsRouted;
  await whenReady(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await page.evaluate(scrollThrough);
  await page.evaluate(finishAnimations);
  if (!screen.isThorough) findings.addAll(await meter.readStart());
};

const readThrough: Step = async (page, findings, { page: target, hasPlace }) => {
  await read(page, findings);
  findings.addAll(await page.evaluate(readUnseen));
  findings.addAll(await page.evaluate(readObstacles));
  findings.addAll(await page.evaluate(readEmptyFragments, pageNames));
  findings.addAll(await page.evaluate(readFont));
  for (const place of await page.evaluate(readPlaces))
    if (!(await hasPlace(place))) findings.add(`has a link to a place that is not there: ${place}`, `place ${place}`);
  // Words that fade in, because they were scrolled to, have other colors.
  await page.evaluate(finishAnimations);
  findings.addAll(await findBarriers(page));
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
};

const use: Step = async (page, findings, _, meter) => {
  findings.addAll([...(await findHeavyFile(page)), ...(await meter.readRest())]);
  findings.moment = 'once it is touched';
  await touchAll(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  await read(page, findings);
};

const stay: Step = async (page, findings, input) => {
  findings.addAll(await page.evaluate(readLateWords, pageNames));
  findings.addAll(await page.evaluate(readDeadControls, pageNames));
  await page.keyboard.press('Tab'); // From here on, the focus of scripts shows as that of keys.
  findings.addAll(await page.evaluate(readFocus));
  findings.addAll([...(await page.evaluate(readTraps)), ...(await page.evaluate(readMotion))]);
  findings.addAll(await tabAround(page));
  findings.moment = 'when it is printed';
  for (const media of ['print', 'screen'] as const) {
    // Called after the page's own listeners, which a busy machine calls late.
    const changed = page.evaluate(whenPrintChanges);
    await page.emulateMedia({ media });
    await within(limitMs, changed);
    await runTime(page, printMs, findings);
    const said = await page.evaluate(saysUnavailable);
    if (said) findings.add(said);
    if (await page.evaluate(isBlank)) findings.add('shows nothing');
  }
  findings.moment = 'after another tab was in front';
  await page.evaluate(interrupt);
  await read(page, findings);
  findings.moment = undefined;
  await sendContactRequests(page, findings, input.claimForm, input.liveTable);
  findings.moment = `after ${stayMs / 1000} s`;
  await runTime(page, stayMs, findings);
  await read(page, findings);
};

function whenPrintChanges(): Promise<unknown> {
  return new Promise((done) => matchMedia('print').addEventListener('change', done, { once: true }));
}

const leave: Step = async (page, findings, { page: target, ownerOf }) => {
  await comeAndGo({ page, target, findings, ownerOf });
  findings.moment = 'a day later';
  await runTime(page, dayMs, findings);
  await read(page, findings);
};

const press: Step = async (page, findings) => {
  await pressControls(page, findings);
  await read(page, findings);
};

async function read(page: Page, findings: Findings): Promise<void> {
  for (const finding of [
    ...(await page.evaluate(readDocument, pageNames)),
    ...(await page.evaluate(findBrokenPictures)),
  ])
    findings.add(finding);
  findings.addAll(await page.evaluate(readMissingNames));
}

const measure: Step = async (page, findings, { screen }) => {
  for (const { name } of await page.context().cookies()) findings.add(`sets the cookie ${name}`);
  for (const width of [screen.width, screen.otherWidth]) {
    await page.setViewportSize({ width, height: screen.height });
    const excess = await page.evaluate(readExcessWidth, width);
    if (excess > 1) findings.add(`is ${excess} px wider than a screen of ${width} px`, `wider than ${width} px`);
  }
};
