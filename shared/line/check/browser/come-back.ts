import type { Browser, Page } from 'playwright';
import { eachOf } from '../../storage';
import type { PageToOpen } from './affected-pages';
import { inPage, openHydrated, stepLimitMs } from './in-page';
import { pageNames } from './page-names';
import { readDocument } from './read-document';
import type { View } from './sentences';

/** Maximum numbers of pages, and of those visited first because something can be saved there. */
const [most, mostSaving] = [6, 2];
const usualShownLimitMs = 10_000;

type Stored = Readonly<Record<string, string>>;

export interface ComeBackInput {
  browser: Browser;
  pages: readonly PageToOpen[];
  /** More live pages, on which something may be saved. */
  others?: readonly PageToOpen[];
  liveOrigin: string;
  origin: string;
  /** Milliseconds for the hydrated page to show what is saved. */
  shownLimitMs?: number;
}

/** Uses live pages, and opens the new ones with the storage that these left. Live faults do not count. */
export async function comeBack(input: ComeBackInput): Promise<View[]> {
  const { browser, liveOrigin, origin, shownLimitMs = usualShownLimitMs } = input;
  let stored: Stored = {};
  const known: { page: PageToOpen; saved: string | undefined }[] = [];
  for (const page of await choosePages(input)) {
    const left = await inPage(browser, stored, (opened) => saveSomething(opened, liveOrigin + page.path));
    stored = left.stored;
    known.push({ page, saved: left.saved });
  }
  const keys = Object.keys(stored).join(' and ');
  if (!keys) return [];
  return eachOf(known, async ({ page, saved }) => {
    const open = (from: string) =>
      inPage(browser, stored, (opened) => readFaults(opened, from + page.path, { stored, saved, shownLimitMs }));
    const found = await open(origin);
    const old = found.length > 0 ? await open(liveOrigin) : [];
    const findings = found
      .filter((each) => !old.includes(each))
      .map((each) => `with ${keys} as the live version stored it: ${each}`);
    return { page, screen: 'for a visitor who was here before', findings };
  });
}

async function choosePages({ pages, others = [], liveOrigin }: ComeBackInput): Promise<PageToOpen[]> {
  const all = [...new Set([...pages, ...others])];
  const html = await eachOf(all, async ({ path }) => (await fetch(liveOrigin + path)).text());
  const saving = all.filter((_, index) => html[index]?.includes('aria-pressed="false"'));
  return [...new Set([...saving.slice(0, mostSaving), ...pages])].slice(0, most);
}

/** `saved` is the name of the toggle that stays pressed after a reload. */
async function saveSomething(page: Page, url: string): Promise<{ stored: Stored; saved: string | undefined }> {
  await openHydrated(page, url);
  const name = await page.evaluate(pressUntilSaved);
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  if (name === undefined) return { stored, saved: undefined };
  await openHydrated(page, url);
  return { stored, saved: (await showsPressed(page, name, usualShownLimitMs)) ? name : undefined };
}

interface Visit {
  stored: Stored;
  /** Name of the toggle that was pressed. */
  saved: string | undefined;
  shownLimitMs: number;
}

async function readFaults(page: Page, url: string, { stored, saved, shownLimitMs }: Visit): Promise<string[]> {
  const faults: string[] = [];
  let when = '';
  page.on('pageerror', ({ message }) => faults.push(`${when}uncaught error: ${message.split('\n')[0]}`));
  await openHydrated(page, url).catch(() => faults.push(`is not hydrated within ${stepLimitMs / 1000} s`));
  if (saved && !(await showsPressed(page, saved, shownLimitMs))) faults.push(`does not show what is saved: ${saved}`);
  faults.push(...(await page.evaluate(readDocument, pageNames)));
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const lost = Object.keys(stored).filter((key) => !kept.includes(key));
  if (lost.length > 0) faults.push(`removes ${lost.join(' and ')} from the storage`);
  when = 'when the storage is full, ';
  if (saved) await page.evaluate(pressWithFullStorage, saved);
  return faults;
}

/** False when toggles of that name, or all toggles when none has it, are not pressed. */
function showsPressed(page: Page, name: string, timeout: number): Promise<boolean> {
  const isPressed = (wanted: string) => {
    const toggles = [...document.querySelectorAll('main button[aria-pressed]')];
    const named = toggles.filter((each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === wanted);
    const on = (each: Element) => each.getAttribute('aria-pressed') === 'true';
    return named.length > 0 ? named.every(on) : toggles.length === 0 || toggles.some(on);
  };
  return page.waitForFunction(isPressed, name, { timeout }).then(
    () => true,
    () => false,
  );
}

/** Presses toggles until one writes into the storage. Returns its name. Runs in the page. */
function pressUntilSaved(): string | undefined {
  const atMost = 12;
  const toggles = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed=false]')];
  for (const toggle of toggles.slice(0, atMost)) {
    const before = JSON.stringify(localStorage);
    const name = toggle.getAttribute('aria-label') ?? toggle.textContent.trim();
    toggle.click();
    if (JSON.stringify(localStorage) !== before) return name;
  }
  return undefined;
}

function pressWithFullStorage(name: string): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]'))
    if ((button.getAttribute('aria-label') ?? button.textContent.trim()) === name) button.click();
}
