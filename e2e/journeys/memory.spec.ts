import type { CDPSession, Page } from '@playwright/test';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const round = ['/projects', '/project_details/6', '/blog', '/blog_details/2', '/'];

// A trace keeps rendered nodes.
test.use({ trace: 'off' });

/** Objects left after garbage collection. */
async function countHeld(page: Page, session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  // The previous page is released when the browser is idle, its objects with the next collection.
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') / 1e6 };
}

async function walk(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const path of round) {
      // The address changes shortly before the page.
      const link = await page.waitForFunction(
        (to) => [...document.querySelectorAll('a')].find(({ pathname, search }) => pathname === to && !search),
        path,
      );
      await link.evaluate((element) => element?.click());
      await link.dispose();
      await page.waitForURL(path);
      // Chromium keeps a `picture` with `media` for ever when React discards the render that made it, as an early next
      // navigation makes it do.
      await whenHydrated(page);
    }
  }
}

test('a hundred navigations leak no page', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openHydrated(page, '/');
  await walk(page, 2);
  const before = await countHeld(page, session);
  await walk(page, 20);
  const after = await countHeld(page, session);
  // A leaked page has 300 nodes and 60 listeners per navigation.
  expect(after.nodes - before.nodes, 'elements and texts').toBeLessThan(100 * 10);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(100 * 2);
  expect(after.heap - before.heap, 'megabytes of heap').toBeLessThan(5);
});
