import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { findViolations, widths } from '@site/e2e/axe';

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, when, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing while the related articles are narrowed', async ({ page }) => {
      await openHydrated(page, '/blog_details/2');
      const related = page.getByRole('complementary', { name: 'Related Blogs' });
      await related.getByRole('searchbox').fill('lahore society');
      await expect(related.getByRole('status')).toHaveText(/^2 articles match/);
      expect(await findViolations(page)).toEqual([]);
    });

    test('axe finds nothing with all countries and a second region open', async ({ page }) => {
      await openHydrated(page, '/overseas');
      await page.getByRole('button', { name: 'Show all 32' }).click();
      await page.getByRole('button', { name: 'Caribbean' }).click();
      await expect(page.getByRole('link', { name: 'Ukraine' })).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
    });

    test('axe finds nothing after a search that no home for sale meets', async ({ page }) => {
      await openHydrated(page, '/overseas_spain?country=Denmark&type=Villa&currency=EUR');
      await expect(page.getByRole('link', { name: 'Clear the search' })).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Sort cities by' }).getByText('Number of homes').click();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
