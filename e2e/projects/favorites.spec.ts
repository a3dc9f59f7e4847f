import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { holdScripts } from '@site/e2e/script-faults';
import { openHydrated, phone } from '@site/e2e/widgets';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });

test('projects and homes saved on pages of two teams appear on the favorites page', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Lake City'],
    ['/projects', 'Blue Town Lahore'],
    ['/projects_details_view', 'Gulberg III'],
  ] as const) {
    await openHydrated(page, path);
    await heart(page, name).first().click();
    await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  }
  await openHydrated(page, '/home_favourites');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect(saved.getByRole('article').getByRole('heading')).toHaveText([
    'Lake City',
    'Blue Town Lahore',
    'Gulberg III',
  ]);
  await saved.getByRole('link', { name: /Blue Town Lahore/ }).click();
  await expect(page).toHaveURL(/\/project_details\/10$/);
  await expect(heart(page, 'Blue Town Lahore')).toHaveAttribute('aria-pressed', 'true');
});

for (const [device, use] of [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(`on ${device} whose scripts are late`, () => {
    test.use(use);

    for (const [whose, path, stored, heading] of [
      ["a visitor's own list", '/home_favourites', '["property:2","project:6"]', 'Saved in this browser'],
      ['a shared list', '/home_favourites?saved=property.2,project.6', '[]', 'Shared with you'],
    ] as const)
      test(`${whose} is never called empty, and moves nothing when it is read`, async ({ page }) => {
        await page.addInitScript((ids) => {
          localStorage.setItem('projects.favourites', `{"version":1,"ids":${ids}}`);
          const shifts = Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.shift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }, stored);
        const release = await holdScripts(page, /\/_\/projects\/.*\.js/);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByText('What you save is listed here')).toBeVisible();
        await release();
        await whenHydrated(page);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page.getByText('What you save is listed here')).toHaveCount(0);
        // Letters of the fallback font have almost the same widths.
        expect(await page.evaluate(() => (window as Window & { shift?: number }).shift)).toBeCloseTo(0, 2);
      });
  });
