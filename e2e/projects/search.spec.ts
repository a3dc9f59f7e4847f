import { expect, test } from '../site/test';
import { scrollPosition } from '../site/scrolling';
import { SearchPage } from './search-page';

const query = '?mode=rent&q=villa+garden&city=Lahore&baths=4&from=30000&to=95000&area-from=100&sort=lowest&view=list';

async function expectChoices(search: SearchPage): Promise<void> {
  const { panel, filters, sort } = search;
  await expect(search.title).toHaveText('Projects in Lahore');
  await expect(panel.getByRole('radio', { name: 'Rent' })).toBeChecked();
  await expect(panel.getByLabel('Search')).toHaveValue('villa garden');
  await expect(panel.getByLabel('City')).toHaveValue('Lahore');
  await expect(search.button('Baths', '4+')).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByLabel('Price from')).toHaveValue('30,000');
  await expect(panel.getByLabel('Price to')).toHaveValue('95,000');
  await expect(panel.getByLabel('Area from, m²')).toHaveValue('100');
  await expect(sort).toHaveValue('lowest');
  await expect(search.button('Show as', 'List')).toHaveAttribute('aria-pressed', 'true');
  await expect(filters.getByRole('button', { name: /^Remove filter/ })).toHaveCount(7);
  await expect(search.summary).toHaveText('1 sample home');
  await search.expectHomes('Lake City');
}

test('all that is chosen is in the address: a reload and a shared link restore it @PVIEW-02 @PVIEW-04 @PVIEW-05 @PVIEW-06 @PVIEW-08 @PVIEW-09', async ({
  page,
  context,
}) => {
  const search = new SearchPage(page);
  const { panel } = search;
  await search.open();
  await panel.getByText('Rent', { exact: true }).click();
  await panel.getByLabel('City').selectOption('Lahore');
  await search.button('Baths', '4+').click();
  await search.sort.selectOption('Lowest price');
  await search.button('Show as', 'List').click();
  await panel.getByRole('button', { name: 'More options' }).click();
  await panel.getByLabel('Search').fill('villa garden');
  await panel.getByLabel('Price from').fill('30,000');
  await panel.getByLabel('Price to').fill('95000');
  await panel.getByLabel('Area from, m²').fill('100');
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.title).toBeFocused();
  await search.expectAddress(query);
  await expectChoices(search);
  await page.reload();
  await expectChoices(search);

  const shared = new SearchPage(await context.newPage());
  await shared.open(query);
  await expectChoices(shared);
});

test('a submitted search is a step back, and what was typed on the way is not @PVIEW-04', async ({ page }) => {
  const search = new SearchPage(page);
  const text = search.panel.getByLabel('Search');
  await search.open();
  const steps = await page.evaluate(() => history.length);
  for (const word of ['Gulberg', 'Johar Town']) {
    await text.fill('');
    await text.pressSequentially(word);
    await text.press('Enter');
    await expect(search.homes.first()).toContainText(word);
  }
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps + 2);
  await page.goBack();
  await search.expectAddress('?q=Gulberg');
  await expect(text).toHaveValue('Gulberg');
  await page.goBack();
  await search.expectAddress('');
  await page.goForward();
  await search.expectAddress('?q=Gulberg');
});

test('the Search button leads from the panel in the hero to what was found @PVIEW-01 @PVIEW-06', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.title).toBeInViewport({ ratio: 1 });
  expect((await search.title.boundingBox())?.y).toBeLessThan(200);
});

test('Back undoes each choice, Forward repeats it, and Back from a home restores @PVIEW-07 @PVIEW-08', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByLabel('City').selectOption('Islamabad');
  await search.expectHomes('F-7 Markaz', 'E-11');
  await search.button('Baths', '1').click();
  await search.expectHomes('E-11');
  await page.goBack();
  await search.expectHomes('F-7 Markaz', 'E-11');
  await page.goBack();
  await search.expectAddress('');
  await expect(search.title).toHaveText('Projects in a city');
  await page.goForward();
  await search.expectHomes('F-7 Markaz', 'E-11');

  const home = search.homes.last().getByRole('link');
  await home.focus();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\?home=7$/);
  await page.goBack();
  await search.expectHomes('F-7 Markaz', 'E-11');
  await search.expectAddress('?city=Islamabad');
  await expect.poll(() => scrollPosition(page)).toBe(place);
});
