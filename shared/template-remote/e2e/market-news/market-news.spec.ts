import { expect, test } from '@site/e2e/test';

test('a visitor comes to the page by its address, inside the live site', async ({ page }) => {
  await page.goto('/market-news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market news');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
