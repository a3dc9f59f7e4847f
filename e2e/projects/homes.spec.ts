import type { Page } from '@playwright/test';
import { findViolations } from '@site/e2e/axe';
import { holdScripts } from '@site/e2e/script-faults';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const villa = '/details/18';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectVilla(page: Page): Promise<void> {
  await expect(page.getByText('Aravaca, Madrid', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText('Aravaca, Madrid: $90,000 for sale');
  await expect(page.getByRole('list', { name: 'Features' })).toContainText('260 m²');
  await expect(page.getByText('DHA Phase 6')).toHaveCount(0);
}

test('a villa in Madrid opens and is saved as itself', async ({ page }) => {
  await page.goto('/overseas_spain');
  await page.getByRole('link', { name: /Aravaca/ }).click();
  await expect(page).toHaveURL(villa);
  await expectVilla(page);
  await page.getByRole('button', { name: 'Save Aravaca' }).click();
  await page.getByRole('link', { name: 'See favorites' }).click();
  const saved = page.getByRole('list', { name: 'Saved' });
  await saved.getByRole('link', { name: /Aravaca/ }).click();
  await expectVilla(page);
});

test('a home that is not there is 404 in the layout and leads on, and both pages pass axe @PROP-11', async ({
  page,
  guard,
}) => {
  guard.allow(/status 404: .*\/details\/99/, /Failed to load resource/);
  await openHydrated(page, villa);
  expect(await findViolations(page)).toEqual([]);
  expect((await page.goto('/details/99'))?.status()).toBe(404);
  await expect(title(page)).toHaveText('We could not find this home');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await whenHydrated(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Search sample homes' }).click();
  await expect(page).toHaveURL('/projects_details_view');
});

test('a former address of a home leads to its page, and keeps what else it asked for @ROUT-35', async ({ page }) => {
  await page.goto('/details?home=4&for=sale&tab=history');
  await expect(page).toHaveURL('/details/4?for=sale&tab=history');
  await expect(title(page)).toHaveText('Model Town, Lahore: $90,000 for sale');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('History');
});

test('a host of plain files leads a former address on before other scripts are there', async ({ page }) => {
  const plain = await (await page.request.get('/details')).text();
  await page.route('/details?home=18', (route) => route.fulfill({ body: plain, contentType: 'text/html' }));
  const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
  await page.goto('/details?home=18', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/details/18');
  await expectVilla(page);
  await release();
});

test('Contact an agent leads to the form of the agent and focuses its heading', async ({ page }) => {
  await openHydrated(page, '/details');
  await page.getByRole('link', { name: 'Contact an agent' }).click();
  await expect(page).toHaveURL(/\/agency#contact$/);
  const heading = page.getByRole('heading', { name: 'Contact With An Agent' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
  await page.goto('/agency');
  await page.getByRole('link', { name: 'Contact Bilal' }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const)
  test(`the price of a home is in the first screen of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/details');
    await expect(title(page)).toBeInViewport({ ratio: 1 });
  });
