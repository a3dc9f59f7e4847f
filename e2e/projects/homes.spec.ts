import type { Page } from '@playwright/test';
import { findViolations } from '../site/axe';
import { holdScripts } from '../site/script-faults';
import { expect, test, whenHydrated } from '../site/test';
import { openHydrated } from '../site/widgets';

const villa = '/details?home=18&for=sale';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectVilla(page: Page): Promise<void> {
  await expect(page.getByText('Aravaca, Madrid', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText('$90,000 for sale');
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

test('no home is shown before the starter, and the sample home without it after all', async ({ page }) => {
  await holdScripts(page, /\/_\/shell\/starter\..*\.js/);
  await page.goto('/details', { waitUntil: 'commit' });
  const home = page.locator('[data-home]');
  const setTime = (time: number) =>
    home.evaluate((element, currentTime) => {
      // Restarts the animation, however slow the page was.
      const { style } = element as HTMLElement;
      style.animation = 'none';
      element.getBoundingClientRect();
      style.animation = '';
      const [waiting] = element.getAnimations();
      waiting?.pause();
      Object.assign(waiting ?? {}, { currentTime });
    }, time);
  await setTime(500);
  await expect(home).toHaveCSS('clip-path', 'inset(50%)');
  await setTime(1000);
  await expect(home).toHaveCSS('clip-path', 'none');
});

test('a link to a home shows no other home while the page starts, and says so when that is late', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
  await page.goto(villa, { waitUntil: 'commit' });
  await expect(page.getByText('Loading this home …')).toBeVisible();
  await expect(page.getByText('DHA Phase 6, Lahore')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Open large: / })).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(page.getByText(/^The home that you asked for has not loaded yet\./)).toBeVisible();
  await expect(page.getByText('DHA Phase 6, Lahore')).toBeVisible();
  await page.clock.resume();
  await release();
  await expectVilla(page);
  await expect(page.getByText(/has not loaded yet/)).toHaveCount(0);
});

test('a link to a home that is not there leads on, and both pages pass axe', async ({ page }) => {
  await openHydrated(page, villa);
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/details?home=99');
  await expect(title(page)).toHaveText('We could not find this home');
  await whenHydrated(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Search sample homes' }).click();
  await expect(page).toHaveURL('/projects_details_view');
});
