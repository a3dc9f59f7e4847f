import type { Browser, Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import { Findings } from './findings';
import { whenHydrated } from './settle';
import type { View } from './sentences';

/** Maximum number of live pages in which something is saved. */
const mostPages = 2;
/** Milliseconds for a page to show what is saved. */
const limitMs = 10_000;

interface Saved {
  storage: Record<string, string>;
  /** Names of buttons that are still pressed after a reload. */
  names: readonly string[];
}

export interface ComeBackInput {
  browser: Browser;
  pages: readonly PageToOpen[];
  liveOrigin: string;
  origin: string;
}

/** Saves something in a live page (hearts) and opens the new page with that storage, then with a full one. */
export async function comeBack({ browser, pages, liveOrigin, origin }: ComeBackInput): Promise<View[]> {
  let tried = 0;
  for (const page of pages) {
    if (tried === mostPages) break;
    const html = await fetch(liveOrigin + page.path).then((response) => response.text());
    if (!html.includes('aria-pressed="false"')) continue;
    tried += 1;
    const saved = await inPage(browser, liveOrigin + page.path, {}, saveSomething);
    if (!saved) continue;
    const findings = await inPage(browser, origin + page.path, saved.storage, (opened) => readSaved(opened, saved));
    return [{ page, screen: 'with what a visitor saved before', findings: findings.against(undefined) }];
  }
  return [];
}

async function inPage<T>(
  browser: Browser,
  url: string,
  storage: Record<string, string>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    await context.addInitScript('globalThis.__name = (value) => value;');
    await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage[key] = value;
    }, storage);
    await page.goto(url, { waitUntil: 'load' });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function saveSomething(page: Page): Promise<Saved | undefined> {
  await whenHydrated(page);
  const names = await page.evaluate(pressUntilSaved);
  const storage = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  if (names.length === 0) return undefined;
  await page.reload({ waitUntil: 'load' });
  await whenHydrated(page);
  const isShown = await showsPressed(page, names);
  return isShown ? { storage, names } : undefined;
}

async function readSaved(page: Page, { names }: Saved): Promise<Findings> {
  const findings = new Findings();
  page.on('pageerror', (error) => findings.add(`uncaught error: ${error.message.split('\n')[0]}`));
  await whenHydrated(page).catch(() => findings.add(`is not hydrated within ${limitMs / 1000} s`));
  if (!(await showsPressed(page, names))) findings.add(`does not show what is saved: ${names.join(', ')}`);
  await page.evaluate(fillStorage);
  findings.moment = 'with a full storage';
  await page.evaluate(pressAgain, names);
  return findings;
}

/** False when a button of that name is there and not pressed. */
function showsPressed(page: Page, names: readonly string[]): Promise<boolean> {
  const arePressed = (wanted: readonly string[]) =>
    [...document.querySelectorAll('main button[aria-pressed]')]
      .filter((button) => wanted.includes(button.getAttribute('aria-label') ?? button.textContent.trim()))
      .every((button) => button.getAttribute('aria-pressed') === 'true');
  return page.waitForFunction(arePressed, names).then(
    () => true,
    () => false,
  );
}

/** Presses toggles until one writes into the storage; returns its name. Runs in the page. */
function pressUntilSaved(): string[] {
  const most = 12;
  const toggles = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed=false]')].slice(0, most);
  for (const toggle of toggles) {
    const before = JSON.stringify({ ...localStorage });
    const name = toggle.getAttribute('aria-label') ?? toggle.textContent.trim();
    toggle.click();
    if (JSON.stringify({ ...localStorage }) !== before) return [name];
  }
  return [];
}

function pressAgain(names: readonly string[]): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]'))
    if (names.includes(button.getAttribute('aria-label') ?? button.textContent.trim())) button.click();
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
