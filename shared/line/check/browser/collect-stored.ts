import type { Browser } from 'playwright';
import type { PageToOpen } from './affected-pages';
import { leaveData, type StoredData } from './observers/stored-data';
import { pageNames } from './page-names';
import { whenHydrated } from './settle';

/** Maximum number of live pages that one visitor opens. */
const most = 6;

/** What a visitor of live pages, one of each route, has stored. */
export async function collectStored(
  browser: Browser,
  origin: string,
  pages: readonly PageToOpen[],
): Promise<StoredData | undefined> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
  try {
    const page = await context.newPage();
    let stored: StoredData = { items: {}, versions: {}, hasPressed: false };
    for (const { path } of [...new Map(pages.map((each) => [each.route, each])).values()].slice(0, most)) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await whenHydrated(page).catch(() => undefined); // A fault of what is live.
      const { versions, hasPressed } = await page.evaluate(leaveData, pageNames);
      const items = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      stored = {
        items,
        versions: { ...versions, ...stored.versions },
        hasPressed: stored.hasPressed || hasPressed,
      };
    }
    return Object.keys(stored.items).length > 0 ? stored : undefined;
  } finally {
    await context.close();
  }
}
