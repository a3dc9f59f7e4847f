import { SearchPage } from '@site/e2e/search-page';
import { expect, test } from '@site/e2e/test';
import { openHydrated, phone, swipe, swipeAcross } from '@site/e2e/widgets';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('touch opens and closes the menu, saves a project and opens its card @HEAD-06 @CARD-02', async ({ page }) => {
  await openHydrated(page, '/projects');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(20, 500);
  await expect(drawer).toBeHidden();
  const heart = page.getByRole('button', { name: 'Save Kings Town Lahore' });
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/projects$/);
  await page.getByRole('link', { name: /Kings Town Lahore/ }).tap();
  await expect(page).toHaveURL(/\/project_details\/2$/);
});

test('a swipe changes the gallery picture, and a vertical one scrolls the page @PDET-13 @PDET-14', async ({ page }) => {
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

test('swipes change full-screen photos, and featured homes up to their ends @PROP-02 @PVIEW-13', async ({ page }) => {
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

test('touch sets filters, drags and chooses tabs, and closes the notification @PVIEW-02 @PROP-03 @CONT-22', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Rent', { exact: true }).tap();
  await expect(sheet.getByRole('radio', { name: 'Rent' })).toBeChecked();
  await sheet.getByRole('button', { name: /^Show/ }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole('form', { name: 'Contact Us' }).getByRole('button', { name: 'Submit' }).tap();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Close' }).tap();
  await expect(alert).toBeHidden();

  await openHydrated(page, '/details');
  const row = page.getByRole('tablist');
  await row.scrollIntoViewIfNeeded();
  const y = ((await row.boundingBox())?.y ?? 0) + 30;
  await swipe(page, { x: 350, y }, { x: 40, y });
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('tab', { name: 'Ask Question' }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Ask Question' })).toBeVisible();
  await page.getByRole('button', { name: 'Who takes care of repairs?' }).tap();
  await expect(page.getByRole('button', { name: 'Who takes care of repairs?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
