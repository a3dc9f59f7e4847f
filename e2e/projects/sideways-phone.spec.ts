import { expect, test } from '../site/test';
import { openHydrated } from '../site/widgets';

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
