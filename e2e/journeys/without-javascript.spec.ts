import { expect, test } from '@site/e2e/test';

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
