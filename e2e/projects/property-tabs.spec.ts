import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('on a phone the tab row scrolls to the chosen tab; the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/details?tab=ask-question');
  const isInside = async (name: string) => {
    const box = await tab(page, name).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(() => isInside('Ask Question')).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tab(page, 'Ask Question').focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Details']);
  await expect.poll(() => isInside('Details')).toBe(true);
});
