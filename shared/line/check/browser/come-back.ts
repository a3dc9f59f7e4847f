import type { Browser, Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import { Findings } from './findings';
import { inPage, openHydrated, stepLimitMs } from './in-page';
import { pageNames, type PageNames } from './page-names';
import { readDocument } from './read-document';
import { whenHydrated } from './settle';
import type { View } from './sentences';

/** Maximum number of live pages in which something is saved. */
const mostPages = 2;
const usualShownLimitMs = 10_000;

interface Saved {
  /** Of the button that stays pressed after a reload. */
  name: string;
  /** Of the written entry. */
  key: string;
  /** `projects@1.0.0-1a2b3c4d` */
  version: string;
}

export interface ComeBackInput {
  browser: Browser;
  pages: readonly PageToOpen[];
  liveOrigin: string;
  origin: string;
  /** Milliseconds for the new, hydrated page to show what is saved. */
  shownLimitMs?: number;
}

/** Saves something in a live page (hearts) and opens the new page with that storage, then with a full one. */
export async function comeBack({
  browser,
  pages,
  liveOrigin,
  origin,
  shownLimitMs = usualShownLimitMs,
}: ComeBackInput): Promise<View[]> {
  let tried = 0;
  for (const page of pages) {
    if (tried === mostPages) break;
    const html = await fetch(liveOrigin + page.path).then((response) => response.text());
    if (!html.includes('aria-pressed="false"')) continue;
    tried += 1;
    const left = await inPage(browser, {}, (opened) => saveSomething(opened, liveOrigin + page.path));
    if (!left) continue;
    const findings = await inPage(browser, left.storage, (opened) =>
      readSaved(opened, origin + page.path, { ...left.saved, shownLimitMs }),
    );
    return [{ page, screen: 'with what a visitor saved before', findings: findings.against(undefined) }];
  }
  return [];
}

/** Maximum number of pages that are opened with what live pages store by themselves. */
const mostOpened = 6;

/** Opens live pages, and then the new ones with the storage that these left. Live faults do not count. */
export async function openWithStored({ browser, pages, liveOrigin, origin }: ComeBackInput): Promise<View[]> {
  const some = pages.slice(0, mostOpened);
  let stored: Record<string, string> = {};
  for (const { path } of some)
    stored = await inPage(browser, stored, async (page) => {
      await openHydrated(page, liveOrigin + path);
      return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    });
  const keys = Object.keys(stored).join(' and ');
  if (!keys) return [];
  const openAt = (url: string) => inPage(browser, stored, (page) => readFaults(page, url));
  const views: View[] = [];
  for (const page of some) {
    const found = await openAt(origin + page.path);
    const known = found.length > 0 ? await openAt(liveOrigin + page.path) : [];
    const findings = found
      .filter((each) => !known.includes(each))
      .map((each) => `${each} with ${keys} as the live version stored it`);
    views.push({ page, screen: 'for a visitor who was here before', findings });
  }
  return views;
}

async function readFaults(page: Page, url: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`uncaught error: ${message.split('\n')[0]}`));
  await openHydrated(page, url).catch(() => errors.push(`is not hydrated within ${stepLimitMs / 1000} s`));
  return [...errors, ...(await page.evaluate(readDocument, pageNames))];
}

async function saveSomething(page: Page, url: string) {
  await openHydrated(page, url);
  const saved = await page.evaluate(pressUntilSaved, pageNames);
  const storage = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  if (!saved) return undefined;
  await openHydrated(page, url);
  return (await showsPressed(page, saved.name)) ? { storage, saved } : undefined;
}

async function readSaved(
  page: Page,
  url: string,
  { name, key, version, shownLimitMs }: Saved & { shownLimitMs: number },
): Promise<Findings> {
  const findings = new Findings();
  page.on('pageerror', (error) => findings.add(`uncaught error: ${error.message.split('\n')[0]}`));
  await page.goto(url, { waitUntil: 'load' });
  const reader = await page.evaluate(readVersion, { part: pageNames.part, name: version.split('@')[0] ?? '' });
  findings.moment = `with ${key} as ${version} stored it and ${reader} reads it`;
  await whenHydrated(page).catch(() => findings.add(`is not hydrated within ${stepLimitMs / 1000} s`));
  if (!(await showsPressed(page, name, shownLimitMs))) findings.add(`does not show what is saved: ${name}`);
  for (const finding of await page.evaluate(readDocument, pageNames)) findings.add(finding);
  await page.evaluate(fillStorage);
  findings.moment = 'with a full storage';
  await page.evaluate(pressAgain, name);
  return findings;
}

/** False when toggles of that name, or all toggles when none has it, are not pressed. */
function showsPressed(page: Page, name: string, timeout = usualShownLimitMs): Promise<boolean> {
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

function readVersion({ part, name }: { part: string; name: string }): string {
  return document.querySelector(`[${part}^="${name}@"]`)?.getAttribute(part) ?? 'the new version';
}

/** Presses toggles until one writes into the storage. Runs in the page. */
function pressUntilSaved({ part }: PageNames): Saved | undefined {
  const most = 12;
  const toggles = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed=false]')].slice(0, most);
  for (const toggle of toggles) {
    const before: Record<string, unknown> = { ...localStorage };
    const name = toggle.getAttribute('aria-label') ?? toggle.textContent.trim();
    toggle.click();
    const key = Object.keys(localStorage).find((each) => localStorage.getItem(each) !== before[each]);
    const version = toggle.closest(`[${part}]`)?.getAttribute(part) ?? 'the live version';
    if (key !== undefined) return { name, key, version };
  }
  return undefined;
}

function pressAgain(name: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]'))
    if ((button.getAttribute('aria-label') ?? button.textContent.trim()) === name) button.click();
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
