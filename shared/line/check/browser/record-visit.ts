import { describeGesture, type Gesture, makeGesture, readGestures } from './gestures';
import { readContent, readFrame } from './read-document';
import { type Outcome, readOutcome, type Step, type VisitRecord } from './read-outcome';
import { type ContactCheck, recordContactForms } from './send-contact';
import type { Visit } from './visit';

/** Milliseconds of the driven clock for what a gesture starts, and until that is over, such as a notice. */
const afterMs = 600;
const overMs = 10_000;
/** Milliseconds between two readings, at least, and their maximum number. */
const pauseMs = 40;
const mostRounds = 50;

/**
 * Makes each gesture that an opened page offers, and records how it ends. The controls of other parts are used on a
 * page that was just opened, so that what they change does not touch the gestures with the page's own.
 */
export async function recordVisit(visit: Visit, contact: ContactCheck): Promise<VisitRecord> {
  await visit.page.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort()); // They were seen, and take time to draw.
  const steps: Step[] = [{ gesture: 'opening', kind: 'open', outcome: await recordOutcome(visit) }];
  let hasTypedAway = false;
  let isUsed = false;
  for (const [group, gestures] of (await readGestures(visit)).entries()) {
    isUsed ||= group > 0;
    for (const gesture of gestures) {
      if (isUsed) await openAnew(visit);
      isUsed = false;
      const { part } = gesture;
      const step = await recordGesture(visit, gesture);
      steps.push({ ...step, part });
      if (!step.outcome || (isHere(visit) && (await isWhole(visit)))) continue;
      if (!isHere(visit) && !isBeforeVisit(visit)) {
        // What is typed there may change the history: no Back after it.
        const isNext: boolean = gesture.kind === 'follow' && !hasTypedAway;
        const away: Step | undefined = isNext ? await typeAway(visit, step.gesture) : undefined;
        const next = away ?? (await goBack(visit, step.gesture));
        if (next) steps.push({ ...next, part });
        hasTypedAway ||= away !== undefined;
        if (next && !away && (await isWhole(visit))) continue;
      }
      isUsed = true;
    }
  }
  if (isUsed) await openAnew(visit);
  await visit.page.keyboard.press('Escape');
  steps.push({ gesture: 'pressing Escape', kind: 'press', outcome: await recordOutcome(visit) });
  if (!isHere(visit)) await openAnew(visit);
  steps.push(...(await recordContactForms(visit, contact, recordOutcome)));
  await scroll(visit);
  return steps;
}

async function recordGesture(visit: Visit, gesture: Gesture, place = ''): Promise<Step> {
  const step = { gesture: describeGesture(gesture) + place, kind: gesture.kind };
  await visit.runTime(overMs);
  visit.findings.moment = `after ${step.gesture}`;
  const before = gesture.kind === 'press' ? await visit.page.evaluate(readOutcome) : undefined;
  if (!(await makeGesture(visit, gesture))) return { ...step, outcome: undefined };
  if (gesture.kind === 'follow') await becomesPage(visit, (path) => location.pathname !== path);
  const outcome = await recordOutcome(visit);
  if (gesture.type === 'password') addLeaks(visit, gesture.text ?? '', outcome);
  const typed = gesture.text && `${gesture.name}: ${gesture.text}`;
  return { ...step, typed, outcome, ...(before && isSame(before, outcome) ? { isDead: true } : {}) };
}

/** The focus that a press takes is no change. */
function isSame(before: Omit<Outcome, 'requests'>, { requests, ...after }: Outcome): boolean {
  const read = (outcome: typeof before) => JSON.stringify({ ...outcome, focus: undefined, isAtTop: undefined });
  return requests.length === 0 && read(before) === read(after);
}

/** With the wheel and a key, last, because the browser scrolls on for a while. */
async function scroll(visit: Visit): Promise<void> {
  const { page, findings } = visit;
  await page.mouse.move(700, 450);
  const ways = { 'the wheel': () => page.mouse.wheel(0, 400), PageDown: () => page.keyboard.press('PageDown') };
  for (const [name, turn] of Object.entries(ways)) {
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.__check.scrollToTop();
    });
    await turn();
    const isMoved = () => scrollY > 0 || document.documentElement.scrollHeight <= innerHeight;
    if (!(await visit.becomes(isMoved, ''))) findings.add(`cannot be scrolled with ${name}`, 'scroll trap');
  }
}

/** Types into a field of the next page, where what the left page started goes on. */
async function typeAway(visit: Visit, gesture: string): Promise<Step | undefined> {
  await visit.runTime(overMs);
  await visit.read(readContent, readFrame);
  const gestures = (await readGestures(visit)).flat();
  const field = gestures.find(({ kind, type }) => kind === 'type' && /text|search/.test(type));
  if (!field) return undefined;
  return recordGesture(visit, field, ` on the page after ${gesture}`);
}

async function goBack(visit: Visit, gesture: string): Promise<Step | undefined> {
  await visit.page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  const isBack = await becomesPage(visit, (path) => location.pathname === path);
  if (!isBack) visit.findings.add('does not come back by Back');
  return isBack ? { gesture: `Back after ${gesture}`, kind: 'back', outcome: await recordOutcome(visit) } : undefined;
}

function becomesPage(visit: Visit, isThere: (path: string) => boolean): Promise<boolean> {
  return visit.becomes(isThere, visit.input.page.path);
}

function isHere({ page, input }: Visit): boolean {
  return new URL(page.url()).pathname === input.page.path;
}

/** Went back from the first page, to where there is neither storage nor Back. */
function isBeforeVisit({ page }: Visit): boolean {
  return page.url() === 'about:blank';
}

/** Nothing that the page shows says that a part is missing. */
async function isWhole({ page, findings }: Visit): Promise<boolean> {
  const content = await page.evaluate(readContent).catch(() => []); // A press may end the document.
  findings.addAll(content);
  return content.length === 0;
}

/** Without what earlier gestures have stored. */
async function openAnew(visit: Visit): Promise<void> {
  visit.findings.moment = undefined;
  const clear = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
  if (!isBeforeVisit(visit)) await visit.page.evaluate(clear);
  await visit.open();
}

/** Once nothing is fetched and nothing changes any more. */
async function recordOutcome(visit: Visit): Promise<Outcome> {
  for (let rounds = 0; rounds < 2; rounds += 1) await visit.runTime(afterMs / 2); // What has come may start something.
  let outcome = '';
  for (let rounds = 0; rounds < mostRounds; rounds += 1) {
    await visit.whenFetched();
    const began = performance.now();
    const next = JSON.stringify(await visit.page.evaluate(readOutcome));
    if (next === outcome) break;
    outcome = next;
    // React and the router go on by themselves, slower on a busy machine.
    await visit.page.waitForTimeout(Math.max(pauseMs, 4 * (performance.now() - began)));
  }
  return { ...(JSON.parse(outcome) as Omit<Outcome, 'requests'>), requests: visit.takeAsked() };
}

function addLeaks({ findings }: Visit, secret: string, { address, stored, requests }: Outcome): void {
  const places = { 'the address': address, 'the storage': JSON.stringify(stored), 'a request': requests.join() };
  for (const [place, text] of Object.entries(places))
    if (text.includes(secret)) findings.add(`puts a password into ${place}`);
}
