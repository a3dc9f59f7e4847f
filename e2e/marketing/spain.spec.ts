import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const field = (page: Page, name: string) =>
  page.getByRole('search', { name: 'Search for property in Spain' }).getByLabel(name);
const madrid = (page: Page) => page.getByRole('region', { name: 'Properties For Sale in Madrid' });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click();

async function expectHomes(page: Page, forSale: string[], toRent: string[]): Promise<void> {
  const lists = [forSale, toRent].filter((names) => names.length > 0);
  await expect(madrid(page).getByRole('list', { name: 'Properties' })).toHaveCount(lists.length);
  await expect(madrid(page).getByRole('article').getByRole('heading')).toHaveText(lists.flat());
}

test('a search filters the Madrid homes, and its address restores it @MADR-01 @SPAN-04 @SPAN-06 @SPAN-07', async ({
  page,
}) => {
  await page.goto('/overseas_spain');
  await whenHydrated(page);
  await expect(madrid(page).getByRole('article')).toHaveCount(8);
  const others = page
    .getByRole('region', { name: 'Recommended Hot Properties' })
    .getByRole('article')
    .getByRole('heading');
  await expect(others).toHaveCount(4);
  const recommended = await others.allTextContents();

  await field(page, 'Property type').selectOption('Apartment');
  await field(page, 'Sort by').selectOption('Highest price');
  await expect(madrid(page).getByRole('article')).toHaveCount(8);
  await search(page);
  await expect(page).toHaveURL(/[?&]type=Apartment&.*sort=highest/);
  await expect(madrid(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Properties For Sale in Madrid' })).toBeInViewport();
  await expectHomes(page, ['Chamartín'], ['Chamberí', 'Salamanca']);

  await field(page, 'Property type').selectOption('House');
  await field(page, 'Min bedrooms').selectOption('3');
  await search(page);
  await expectHomes(page, ['Mirasierra'], ['Conde Orgaz']);
  await expect(others).toHaveText(recommended);

  await page.goBack();
  await expectHomes(page, ['Chamartín'], ['Chamberí', 'Salamanca']);
  await page.reload();
  await whenHydrated(page);
  await expectHomes(page, ['Chamartín'], ['Chamberí', 'Salamanca']);
  await expect(field(page, 'Property type')).toHaveValue('Apartment');
  await expect(field(page, 'Min bedrooms')).toHaveValue('2');
  await expect(field(page, 'Sort by').locator('option:checked')).toHaveText('Highest price');
  await madrid(page).getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/overseas_spain$/);
  await expect(field(page, 'Property type')).toHaveValue('Any');
  await expect(madrid(page).getByRole('article')).toHaveCount(8);
});

test('a price that no home has leaves two sentences and the banner @SPAN-05 @MADR-01', async ({ page }) => {
  await page.goto('/overseas_spain?priceTo=80000');
  await whenHydrated(page);
  await expect(field(page, 'Price to').locator('option:checked')).toHaveText('80,000');
  await expect(madrid(page).getByRole('status')).toHaveText([/^No property matches/, /^No property matches/]);
  await expect(madrid(page).getByRole('article')).toHaveCount(0);
  await expect(madrid(page).getByRole('link', { name: 'Discover' })).toBeVisible();
});

test('the 24 cities read by column, and an arrow key sorts them by homes @SPAN-03', async ({ page }) => {
  await page.goto('/overseas_spain');
  await whenHydrated(page);
  const cities = page.getByRole('list', { name: 'Cities in Spain' }).getByRole('listitem');
  await expect(cities).toHaveCount(24);
  const places = await cities.evaluateAll((all) =>
    all
      .map((city) => city.getBoundingClientRect())
      .map(({ left, top }) => [Math.round(left), Math.round(top)] as const),
  );
  expect(new Set(places.map(([left]) => left)).size).toBe(4);
  expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  await expect(cities.nth(0)).toContainText('A Coruña');
  await expect(cities.nth(12)).toContainText('Oviedo');

  const order = page.getByRole('radiogroup', { name: 'Sort cities by' });
  await order.getByRole('radio', { name: 'Name' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(order.getByRole('radio', { name: 'Number of homes' })).toBeChecked();
  await expect(cities.nth(0)).toHaveText(/^Madrid\s*1,284/);
  await expect(cities.nth(23)).toHaveText(/^Vitoria-Gasteiz\s*68/);
  await expect(cities).toHaveCount(24);
  await page.keyboard.press('ArrowLeft');
  await expect(cities.nth(0)).toContainText('A Coruña');
});
