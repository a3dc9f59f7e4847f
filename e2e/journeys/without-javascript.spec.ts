import { paths } from '@site/contracts';
import { expect, test } from '../site/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the landing page still shows its texts, pictures and links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();
  const card = page.getByRole('link', { name: /Kings Town Lahore/ });
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('opacity', '1');
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
});

for (const path of [paths.projects, paths.blog, paths.pricing, paths.login, paths.comingSoon]) {
  test(`without JavaScript ${path} shows heading, bar and footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without JavaScript the menu opens, leads on, and closes by a click beside it @HEAD-04 @HEAD-05', async ({
    page,
  }) => {
    await page.goto('/projects');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer.getByRole('link')).toHaveText(['Home', 'Our Projects', 'Blog', 'Sign in']);
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
