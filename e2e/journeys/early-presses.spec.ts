import type { Page } from '@playwright/test';
import { holdScripts } from '../site/script-faults';
import { expect, test, whenHydrated } from '../site/test';

/** Presses are kept once the starter script has run. */
async function whenPressesAreKept(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/_/shell/starter.')));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

test('CONT-11 Submit that is pressed before the page is hydrated answers once it is', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
  await page.goto('/overseas', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Ayesha');
  await whenPressesAreKept(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await release();
  await expect(page.getByText('Please provide a valid name, email and purpose.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ayesha');
});

test('a heart that is pressed while its part is still missing is saved once, when the part has come', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/projects\/.*\.js/);
  await page.goto('/projects', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await whenPressesAreKept(page);
  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await release();
  await whenHydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed before any script has come is saved once the page has hydrated', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/starter\..*\.js/);
  await page.goto('/projects', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  // The browser counts a press once it has painted after it.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length === 1);
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed after hydration is saved at once', async ({ page }) => {
  await page.goto('/projects');
  await whenHydrated(page);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
