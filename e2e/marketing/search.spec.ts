import { expect, test } from '@site/e2e/test';

test('a search that is not open yet leads to sample homes for the same words', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Search', { exact: true }).fill('DHA');
  await page.getByLabel('Search', { exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Search sample homes for DHA' }).click();
  await expect(page).toHaveURL('/projects_details_view?q=DHA');
  await expect(page.getByRole('list', { name: 'Homes' })).toContainText('DHA Phase 6');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, abroad] of [
    ['/', ''],
    ['/overseas', '&abroad=yes'],
  ] as const)
    test(`the search in the hero of ${path} leads to the coming-soon page`, async ({ page }) => {
      await page.goto(path);
      const panel = page.getByRole('main').getByRole('search').first();
      await panel.getByText('Rent', { exact: true }).click();
      await panel.getByLabel('Property type').selectOption('Condos');
      await panel.getByLabel('Search', { exact: true }).fill('Lake City');
      await panel.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`/coming-soon?mode=rent&type=2&q=Lake+City${abroad}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Stay tuned!$/);
    });
});
