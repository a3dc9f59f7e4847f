import { expect, test } from '@site/e2e/test';
import { openHydrated, phone, swipe, swipeAcross } from '@site/e2e/widgets';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('a swipe changes the gallery picture, and a vertical one scrolls the page', async ({ page }) => {
  await openHydrated(page, '/project_details/3');
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  const stage = gallery.getByRole('link', { name: /^Open large/ }).and(page.locator(':not([inert])'));
  const place = gallery.getByText(/^Picture \d of 3$/);
  await expect(place).toHaveText('Picture 1 of 3');
  for (const [direction, text] of [
    ['left', '2'],
    ['left', '3'],
    ['left', '1'],
    ['right', '3'],
  ] as const) {
    await swipeAcross(page, stage, direction);
    await expect(place, `swiped ${direction}`).toHaveText(`Picture ${text} of 3`);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, { x: 195, y: 500 }, { x: 205, y: 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(place).toHaveText('Picture 3 of 3');
});

test('swipes change full-screen photos, and featured homes up to their ends', async ({ page }) => {
  await openHydrated(page, '/details');
  await page.getByRole('list', { name: 'Photos' }).getByRole('link').first().tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 7')).toBeVisible();
  await swipeAcross(page, dialog.getByRole('img'), 'left');
  await expect(dialog.getByText('2 of 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();

  await openHydrated(page, '/projects_details_view');
  const carousel = page.getByRole('region', { name: 'Featured homes' });
  const place = carousel.locator('[aria-live=polite]');
  for (const [direction, text] of [
    ['right', /^1 of 4/],
    ['left', /^2 of 4/],
    ['left', /^3 of 4/],
    ['left', /^4 of 4/],
    ['left', /^4 of 4/],
    ['right', /^3 of 4/],
  ] as const) {
    await swipeAcross(page, carousel, direction);
    await expect(place).toHaveText(text);
  }
});

test('a finger drags the row of tabs, and chooses one', async ({ page }) => {
  await openHydrated(page, '/details');
  const row = page.getByRole('tablist');
  await row.scrollIntoViewIfNeeded();
  const y = ((await row.boundingBox())?.y ?? 0) + 30;
  await swipe(page, { x: 350, y }, { x: 40, y });
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('tab', { name: 'Ask Question' }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Ask Question' })).toBeVisible();
});
