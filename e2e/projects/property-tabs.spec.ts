import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const tabs = {
  Details: '',
  'Key Insights': '?tab=key-insights',
  Description: '?tab=description',
  Location: '?tab=location',
  History: '?tab=history',
  'Ask Question': '?tab=ask-question',
} as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/details${query}`);
  await whenHydrated(page);
}

async function expectChosen(page: Page, name: keyof typeof tabs): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === `/details${tabs[name]}`);
}

test('arrow keys choose tabs around both ends, and the address follows @PROP-03 @PROP-04', async ({ page }) => {
  await page.goto('/projects');
  await open(page);
  await expectChosen(page, 'Details');
  await tab(page, 'Details').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Key Insights'],
    ['ArrowRight', 'Description'],
    ['End', 'Ask Question'],
    ['ArrowRight', 'Details'],
    ['ArrowLeft', 'Ask Question'],
    ['Home', 'Details'],
    ['End', 'Ask Question'],
    ['ArrowLeft', 'History'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectChosen(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'History' })).toBeFocused();
  await page.reload();
  await expectChosen(page, 'History');
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
});

test('on a phone the tab row scrolls to the chosen tab; the page stays @PROP-03', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?tab=ask-question');
  await expectChosen(page, 'Ask Question');
  const isInside = async (name: string) => {
    const box = await tab(page, name).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(() => isInside('Ask Question')).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tab(page, 'Ask Question').focus();
  await page.keyboard.press('Home');
  await expectChosen(page, 'Details');
  await expect.poll(() => isInside('Details')).toBe(true);
});
