import { expect, test, whenHydrated } from '../site/test';

const sentence = 'We are working hard to bring you something amazing. Stay tuned!';

test('the coming-soon page says its one sentence, whatever was asked, and leads home @SOON-01 @SOON-02 @LAND-07', async ({
  page,
}) => {
  await page.goto('/coming-soon?mode=rent&type=2&q=%3Cb%3ELake%20City%3C%2Fb%3E');
  await whenHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  await expect(page.getByRole('region', { name: sentence })).toHaveText(
    new RegExp(`^${sentence.replaceAll('.', '\\.')}\\s*Back to Homepage$`),
  );
  await page.getByRole('main').getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL(/:\d+\/$|[^/]\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeFocused();
});

test('a search that is not open yet leads to sample homes for the same words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('DHA');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: 'Search sample homes for DHA' }).click();
  await expect(page).toHaveURL('/projects_details_view?q=DHA');
  await expect(page.getByRole('list', { name: 'Homes' })).toContainText('DHA Phase 6');
});

test('a printed landing page has no search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero search leads to the coming-soon page @LAND-02 @LAND-04 @LAND-06 @LAND-07', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('search', { name: 'Find your property' });
    await panel.getByText('Rent', { exact: true }).click();
    await panel.getByLabel('Property type').selectOption('Condos');
    await panel.getByRole('searchbox').fill('Lake City');
    await panel.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/coming-soon\?mode=rent&type=2&q=Lake\+City$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  });

  test('so does Enter in the overseas hero @OVER-01 @OVER-02', async ({ page }) => {
    await page.goto('/overseas');
    await page.getByRole('searchbox').fill('Crete');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/coming-soon\?mode=buy&type=&q=Crete$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  });
});
