import type { Page } from '@playwright/test';
import { findViolations } from '@site/e2e/axe';
import { scrollPosition } from '@site/e2e/scrolling';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const listDoubledIds = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index),
  );

/** Scroll position at the next click: Playwright scrolls before it, sometimes twice. */
async function watchClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() =>
    document.addEventListener('click', () => Object.assign(window, { left: window.scrollY }), {
      capture: true,
      once: true,
    }),
  );
  return () => page.evaluate(() => Reflect.get(window, 'left') as number);
}

test('Back to a search restores filters, position and focus', async ({ page }) => {
  await openHydrated(page, '/projects_details_view?city=Lahore');
  const homes = page.getByRole('list', { name: 'Homes', exact: true }).getByRole('article');
  const names = await homes.getByRole('heading').allTextContents();
  const clickedAt = await watchClick(page);
  await homes.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/details/);
  await expect(title(page)).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await listDoubledIds(page)).toEqual([]);

  await page.goBack();
  await expect(homes.getByRole('link').last()).toBeFocused();
  await expect(page).toHaveURL(/\?city=Lahore$/);
  await expect(homes.getByRole('heading')).toHaveText(names);
  await expect.poll(() => scrollPosition(page)).toBe(await clickedAt());
  expect(await listDoubledIds(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('group', { name: 'Beds' }).getByRole('button', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/beds=3/);
});

test('with a keyboard a visitor opens one project after another by one press each', async ({ page }) => {
  await openHydrated(page, '/projects');
  const cards = page.getByRole('article').getByRole('link');
  await cards.first().focus();
  for (const card of [cards.nth(0), cards.nth(1), cards.nth(2)]) {
    await expect(card).toBeFocused();
    const place = await scrollPosition(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project_details\//);
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(place);
    // The heart, then the next card.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
});
