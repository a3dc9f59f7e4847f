import { expect, test, whenHydrated } from '../site/test';
import { findViolations, widths } from '../site/axe';

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, when, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing while the related articles are narrowed', async ({ page }) => {
      await page.goto('/blog_details/2');
      await whenHydrated(page);
      const related = page.getByRole('complementary', { name: 'Related Blogs' });
      await related.getByRole('searchbox').fill('lahore society');
      await expect(related.getByRole('status')).toHaveText(/^2 articles match/);
      expect(await findViolations(page)).toEqual([]);
    });

    test('axe finds nothing with all countries and a second region open', async ({ page }) => {
      await page.goto('/overseas');
      await whenHydrated(page);
      await page.getByRole('button', { name: 'Show all 32' }).click();
      await page.getByRole('button', { name: 'Caribbean' }).click();
      await expect(page.getByRole('link', { name: 'Ukraine' })).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
    });

    test('axe finds nothing after a search that no home for sale meets', async ({ page }) => {
      await page.goto('/overseas_spain?country=Denmark&type=Villa&currency=EUR');
      await whenHydrated(page);
      await expect(page.getByRole('link', { name: 'Clear the search' })).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Sort cities by' }).getByText('Number of homes').click();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
