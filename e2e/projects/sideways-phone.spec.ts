import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

test('a phone held sideways shows a full-height photograph with its buttons', async ({ page }) => {
  await openHydrated(page, '/details');
  await page
    .getByRole('link', { name: /^Open large/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Photos of DHA Phase 6' });
  expect((await dialog.getByRole('img').boundingBox())?.height).toBe(390);
  for (const name of ['Close', 'Previous picture', 'Next picture'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Next picture' }).tap();
  await expect(dialog.getByText('2 of 7')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/', '/overseas'])
  test(`the search on ${path} is in the first screen of a phone held sideways, in one row`, async ({ page }) => {
    await openHydrated(page, path);
    const search = page.getByRole('main').getByRole('search');
    const button = search.getByRole('button', { name: 'Search' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const [row, field] = [await button.boundingBox(), await search.getByLabel('Search').boundingBox()];
    expect(field?.y).toBe(row?.y);
    const hero = await page.locator('main section').first().boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(390);
  });

for (const path of ['/login', '/register', '/forgot_password', '/forgot/verify', '/resetPassword'])
  test(`the first field of ${path} is in the first screen of a phone held sideways`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByRole('main').locator('input:visible').first()).toBeInViewport({ ratio: 0.9 });
  });
