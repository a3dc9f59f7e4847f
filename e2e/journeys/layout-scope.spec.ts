import type { CDPSession, Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

/** Chromium's trace is used here, and only one may run. */
test.use({ trace: 'off' });

interface LayoutArguments {
  beginData: { dirtyObjects: number; totalObjects: number };
}

function shareLaidOut(event: object): number[] {
  if (!('name' in event && event.name === 'Layout' && 'args' in event)) return [];
  const { dirtyObjects, totalObjects } = (event.args as LayoutArguments).beginData;
  return [dirtyObjects / totalObjects];
}

async function traceLayouts(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const shares: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => shares.push(...value.flatMap(shareLaidOut)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const isComplete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await isComplete;
  return shares;
}

test('new styles of a press lay out only a part of the page', async ({ page }) => {
  await page.goto('/project_details/6');
  await whenHydrated(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.scrollIntoViewIfNeeded();
  const shares = await traceLayouts(page, async () => {
    await submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
  expect(shares.length).toBeGreaterThan(0);
  // A rule in an active style sheet made Chromium lay out the whole page (`@site/ui/rules`).
  expect(Math.max(...shares)).toBeLessThan(0.5);
});
