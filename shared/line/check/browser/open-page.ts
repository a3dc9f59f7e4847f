import { within } from '../../storage';
import { findBarriers } from './barriers';
import type { Findings } from './findings';
import { startMeasuring } from './measure-work';
import { readDeadControls, readObstacles, readUnseen } from './read-controls';
import { always, once, readContent, readEntries, readMotion, readPaste } from './read-document';
import { tabAround } from './read-focus';
import type { VisitRecord } from './read-outcome';
import { recordVisit } from './record-visit';
import type { ContactCheck } from './send-contact';
import { finishAnimations, touch, waitsForPress } from './settle';
import { limitMs, Visit, type VisitInput } from './visit';

export interface OpenInput extends VisitInput, ContactCheck {
  /** Findings that do not end the visit; `undefined` for all. */
  known: Findings | undefined;
  /** Ends before the gestures. */
  isBrief?: boolean;
}

/** Milliseconds in total; a looping page answers nothing. */
const wholeLimitMs = 600_000;
/** Milliseconds of the driven clock. */
const stayMs = 15_000;
const dayMs = 86_400_000;
/** Milliseconds in which a page follows another width. */
const widthMs = 300;
/** Milliseconds of the driven clock for what printing starts. */
const printMs = 100;

export interface Opened {
  findings: Findings;
  /** Of a thorough visitor whose visit went through. */
  record?: VisitRecord | undefined;
}

/** Opens one page and returns how that goes. Always ends: after the first step that finds what is not `known`. */
export async function openPage(input: OpenInput, limit = wholeLimitMs): Promise<Opened> {
  const visit = await Visit.start(input);
  const { findings } = visit;
  let record: VisitRecord | undefined;
  try {
    record = await within(limit, look(visit, input));
  } catch (error) {
    findings.moment = undefined;
    findings.add(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await visit.close();
  }
  return { findings, record };
}

async function look(visit: Visit, input: OpenInput): Promise<VisitRecord | undefined> {
  const { findings } = visit;
  const { screen, known } = input;
  const steps = screen.isThorough
    ? [enter, readThrough, stay, print, wait, measure]
    : [enter, readThrough, use, measure];
  for (const step of steps) {
    await step(visit, input);
    findings.moment = undefined;
    if (known && findings.newTo(known).length > 0) return undefined;
  }
  return screen.isThorough && !input.isBrief ? recordVisit(visit, input) : undefined;
}

type Step = (visit: Visit, input: OpenInput) => Promise<void>;

const enter: Step = async (visit, { screen }) => {
  const measureWork = screen.isThorough ? undefined : await startMeasuring(visit);
  await visit.open();
  await measureWork?.();
};

const readThrough: Step = async (visit, { page: target }) => {
  const { page, findings } = visit;
  await visit.read(...always, ...once, readUnseen, readObstacles);
  // Words that fade in, because they were scrolled to, have other colors.
  await page.evaluate(finishAnimations);
  await findBarriers(visit);
  const { pathname } = new URL(page.url());
  if (pathname !== target.path) findings.add(`leads on to ${pathname} by itself`);
};

const use: Step = async (visit) => {
  visit.findings.moment = 'once it is touched';
  if (!(await visit.becomes(touch, waitsForPress))) visit.addUnhydrated();
  await visit.read(...always);
};

const stay: Step = async (visit) => {
  await visit.read(readDeadControls, readMotion, readPaste, readEntries);
  await tabAround(visit);
};

const print: Step = async (visit) => {
  const { page, findings } = visit;
  findings.moment = 'when it is printed';
  for (const media of ['print', 'screen'] as const) {
    // Called after the page's own listeners, which a busy machine calls late.
    const changed = page.evaluate(whenPrintChanges);
    await page.emulateMedia({ media });
    await within(limitMs, changed);
    await visit.runTime(printMs);
    await visit.read(readContent);
  }
  findings.moment = 'after another tab was in front';
  await page.evaluate(interrupt);
  await visit.read(...always);
};

function whenPrintChanges(): Promise<unknown> {
  return new Promise((done) => matchMedia('print').addEventListener('change', done, { once: true }));
}

/** Another tab in front, a lost connection, a print, and the cache of Back. Runs in the page. */
function interrupt(): void {
  const show = (visibilityState: DocumentVisibilityState) => {
    const hidden = visibilityState === 'hidden';
    for (const [name, value] of Object.entries({ visibilityState, hidden }))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  for (const name of ['blur', 'offline', 'beforeprint']) dispatchEvent(new Event(name));
  show('hidden');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  show('visible');
  for (const name of ['afterprint', 'online', 'focus']) dispatchEvent(new Event(name));
  for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
}

const wait: Step = async (visit) => {
  visit.findings.moment = `after ${stayMs / 1000} s`;
  await visit.runTime(stayMs);
  await visit.read(...always);
  visit.findings.moment = 'a day later';
  await visit.runTime(dayMs);
  await visit.read(...always);
};

const measure: Step = async ({ page, findings }, { screen }) => {
  for (const { name } of await page.context().cookies()) findings.add(`sets the cookie ${name}`);
  for (const width of screen.widths) {
    await page.setViewportSize({ width, height: screen.height });
    // Phones zoom out to fit, so `innerWidth` is useless.
    const readExcess = async () => (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
    if ((await readExcess()) <= 1) continue;
    await page.waitForTimeout(widthMs); // Scripts may follow a width later than styles.
    const excess = await readExcess();
    if (excess > 1) findings.add(`is ${excess} px wider than a screen of ${width} px`, `wider than ${width} px`);
  }
  await page.setViewportSize({ width: screen.width, height: screen.height });
};
