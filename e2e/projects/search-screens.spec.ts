import { expect, test } from '../site/test';
import { SearchPage } from './search-page';

const overflow = (page: SearchPage['page']) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { width, height, device } of [
  { width: 390, height: 844, device: 'a phone' },
  { width: 1440, height: 900, device: 'a desktop' },
]) {
  test(`on ${device} the first screen shows panel, title and first result @PVIEW-01 @PVIEW-07`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const search = new SearchPage(page);
    await search.open();
    await expect(search.panel.getByLabel('Search')).toBeInViewport({ ratio: 1 });
    await expect(search.title).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Featured homes' })).toBeInViewport({ ratio: 0.3 });
    await search.open('?q=lake');
    await expect(page.getByRole('list', { name: 'Projects' }).getByRole('link', { name: /Lake City/ })).toBeInViewport({
      ratio: 1,
    });
    await search.open('?city=Lahore&view=list');
    await expect(search.homes.first()).toBeInViewport({ ratio: 0.9 });
  });

  test(`on ${device} a long word in the address makes the page no wider @PVIEW-04`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const search = new SearchPage(page);
    await search.open(`?q=${'w'.repeat(3000)}`);
    await expect(search.summary).toHaveText('0 sample homes');
    expect(await overflow(page)).toBe(0);
    await search.panel.getByLabel('Search').fill('w'.repeat(100));
    await expect(search.filters).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}

test('on a phone the filter sheet leads to the number of homes on its button @PVIEW-02 @PVIEW-05', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Beds' }).getByRole('button', { name: '4', exact: true }).click();
  await sheet.getByRole('button', { name: 'Show 3 homes' }).click();
  await expect(sheet).toBeHidden();
  await expect(search.title).toBeFocused();
  await search.expectHomes('DHA Phase 6', 'Model Town', 'Lake City');
  await search.expectAddress('?beds=4');
});

test('a press on a result right after typing opens it, and Back restores the search @PVIEW-04', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByLabel('Search').fill('lake');
  // A home that the search removes would lose the focus before the key.
  await search.homes.filter({ hasText: 'Lake City' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/details\?home=\d+$/);
  await page.goBack();
  await search.expectAddress('?q=lake');
  await search.expectHomes('Lake City');
});

test('until a shared search has hydrated, no other homes are shown @PVIEW-07', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_\/projects\/[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const search = new SearchPage(page);
  // The starter hides other homes for at most four seconds, which a busy machine may need for the next two lines.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/projects_details_view?city=Islamabad', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your search …')).toBeVisible();
  await expect(search.homes.first()).toBeHidden();
  await page.clock.resume();
  release();
  await search.expectHomes('F-7 Markaz', 'E-11');
});
