import type { Browser, Page } from 'playwright';
import { scrollThrough, whenHydrated } from './settle';

/** Milliseconds for one step. */
export const stepLimitMs = 20_000;

/** A page of a visitor with this storage, fully hydrated on load. */
export async function inPage<T>(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(stepLimitMs);
    await context.addInitScript('globalThis.__name = (value) => value;');
    await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(key) === null) localStorage[key] = value;
    }, storage);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** What is inside a module may hydrate after it. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await whenHydrated(page);
  await page.evaluate(scrollThrough);
}
