import type { Page } from '@playwright/test';
import { widths } from '@site/e2e/axe';
import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';

const mostPresses = 3;

/** Placeholders, another address of a page, and steps after the form of a page. */
const entered = ['/overseas1', '/property_listing', '/user_home_favourites', '/forgot/verify', '/resetPassword'];

async function listLinks(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.checkVisibility({ visibilityProperty: true }) ? link.pathname : [],
      ),
    );
}

async function countPresses(page: Page): Promise<Map<string, number>> {
  const presses = new Map([['/', 0]]);
  for (const [path, count] of presses) {
    if (count === mostPresses) continue;
    for (const link of await listLinks(page, path))
      if (everyPath.includes(link) && !presses.has(link)) presses.set(link, count + 1);
  }
  return presses;
}

for (const { width, when } of widths) {
  test(`at ${width} px every page is at most three presses from the landing page`, when, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.route('**', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    const presses = await countPresses(page);
    await context.close();
    expect(everyPath.filter((path) => !presses.has(path) && !entered.includes(path))).toEqual([]);
  });
}
