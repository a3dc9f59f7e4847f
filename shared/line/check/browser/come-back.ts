import { eachOf } from '../../storage';
import type { PageToOpen } from './changed-pages';
import type { View } from './findings';
import { readContent, readFrame } from './read-document';
import type { Visit } from './visit';

/** Maximum numbers of pages, and of those visited first because something can be saved there. */
const [most, mostSaving] = [6, 2];
const usualShownLimitMs = 10_000;

type Stored = Readonly<Record<string, string>>;

export interface ComeBackInput {
  pages: readonly PageToOpen[];
  /** More live pages, on which something may be saved. */
  others?: readonly PageToOpen[];
  liveOrigin: string;
  origin: string;
  /** Starts the visit of a visitor with this storage. */
  start: (visited: { origin: string; page: PageToOpen; stored: Stored }) => Promise<Visit>;
  /** Milliseconds for the hydrated page to show what is saved. */
  shownLimitMs?: number;
}

/** Uses live pages, and opens the new ones with the storage that these left. Live faults do not count. */
export async function comeBack(input: ComeBackInput): Promise<View[]> {
  const { liveOrigin, origin } = input;
  let stored: Stored = {};
  const known: { page: PageToOpen; saved: string | undefined }[] = [];
  for (const page of await choosePages(input)) {
    const visit = await input.start({ origin: liveOrigin, page, stored });
    const saved = await saveSomething(visit);
    stored = await visit.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    await visit.close();
    known.push({ page, saved });
  }
  const keys = Object.keys(stored).join(' and ');
  if (!keys) return [];
  return eachOf(known, async ({ page, saved }) => {
    const open = async (from: string) => {
      const visit = await input.start({ origin: from, page, stored });
      visit.findings.moment = `with ${keys} as the live version stored it`;
      await findFaults(visit, stored, saved, input.shownLimitMs);
      await visit.close();
      return visit.findings;
    };
    const found = await open(origin);
    const findings = found.sentences.size > 0 ? found.newTo(await open(liveOrigin)) : [];
    return { page, screen: 'for a visitor who was here before', findings };
  });
}

async function choosePages({ pages, others = [], liveOrigin }: ComeBackInput): Promise<PageToOpen[]> {
  const all = [...new Set([...pages, ...others])];
  const html = await eachOf(all, async ({ path }) => (await fetch(liveOrigin + path)).text());
  const saving = all.filter((_, index) => html[index]?.includes('aria-pressed="false"'));
  return [...new Set([...saving.slice(0, mostSaving), ...pages])].slice(0, most);
}

/** The name of a toggle that stays pressed after a reload. */
async function saveSomething(visit: Visit): Promise<string | undefined> {
  await visit.open();
  const name = await visit.page.evaluate(pressUntilSaved);
  if (name === undefined) return undefined;
  await visit.open();
  return (await showsPressed(visit, name)) ? name : undefined;
}

async function findFaults(
  visit: Visit,
  stored: Stored,
  saved: string | undefined,
  shownLimitMs?: number,
): Promise<void> {
  const { page, findings } = visit;
  await visit.open();
  if (saved && !(await showsPressed(visit, saved, shownLimitMs))) findings.add(`does not show what is saved: ${saved}`);
  await visit.read(readContent, readFrame);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const lost = Object.keys(stored).filter((key) => !kept.includes(key));
  if (lost.length > 0) findings.add(`removes ${lost.join(' and ')} from the storage`);
  findings.moment += ', when the storage is full';
  if (saved) await page.evaluate(pressWithFullStorage, saved);
}

/** False when toggles of that name, or all toggles when none has it, are not pressed. */
function showsPressed(visit: Visit, name: string, limitMs = usualShownLimitMs): Promise<boolean> {
  const isPressed = (wanted: string) => {
    const { listToggles, nameOf } = window.__check;
    const named = listToggles().filter((each) => nameOf(each, Infinity) === wanted);
    const on = (each: Element) => each.getAttribute('aria-pressed') === 'true';
    return named.length > 0 ? named.every(on) : listToggles().length === 0 || listToggles().some(on);
  };
  return visit.becomes(isPressed, name, limitMs);
}

/** Presses toggles until one writes into the storage. Returns its name. Runs in the page. */
function pressUntilSaved(): string | undefined {
  const { listToggles, nameOf } = window.__check;
  const atMost = 12;
  const before = JSON.stringify(localStorage);
  const toggles = listToggles().filter((each) => each.getAttribute('aria-pressed') === 'false');
  const saving = toggles.slice(0, atMost).find((each) => {
    each.click();
    return JSON.stringify(localStorage) !== before;
  });
  return saving && nameOf(saving, Infinity);
}

function pressWithFullStorage(name: string): void {
  const { listToggles, nameOf } = window.__check;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const toggle of listToggles()) if (nameOf(toggle, Infinity) === name) toggle.click();
}
