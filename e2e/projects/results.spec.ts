import type { Locator } from '@playwright/test';
import { expect, test } from '../site/test';
import { SearchPage } from './search-page';

const popular = [
  'DHA Phase 6',
  'Gulberg III',
  'Bahria Town',
  'Model Town',
  'F-7 Markaz',
  'Johar Town',
  'E-11',
  'Lake City',
];

async function countInFirstRow(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('sorting changes the order, and homes stand four in a row or one below the other @PVIEW-08 @PVIEW-09 @PVIEW-16 @PVIEW-19', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await search.expectHomes(...popular);
  for (const card of await search.homes.all()) await expect(card).toContainText('$90,000 per month');
  expect(await countInFirstRow(search.homes)).toBe(4);
  await search.sort.selectOption('Largest area');
  await search.expectHomes(
    'Bahria Town',
    'Lake City',
    'Model Town',
    'DHA Phase 6',
    'Johar Town',
    'Gulberg III',
    'F-7 Markaz',
    'E-11',
  );
  await search.expectAddress('?sort=largest');
  await search.sort.selectOption('Popularity');
  await search.expectHomes(...popular);
  await search.expectAddress('');

  await search.button('Show as', 'List').click();
  await search.expectAddress('?view=list');
  await expect(search.homes.first()).toContainText('A bright two-story family house');
  expect(await countInFirstRow(search.homes)).toBe(1);
  await search.expectHomes(...popular);
  await search.button('Show as', 'Grid').click();
  await expect.poll(() => countInFirstRow(search.homes)).toBe(4);
});

test('ten pages of sixteen homes, each with text, address and scroll position @PVIEW-17 @PVIEW-18', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveCount(10);
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await expect(search.summary).toHaveText('1 to 16 of 280 projects');
  for (const [link, number, summary, first] of [
    ['Next page', 2, '17 to 32 of 280 projects', 'Model Town'],
    ['Page 10', 10, '145 to 160 of 280 projects', 'Model Town'],
    ['Previous page', 9, '129 to 144 of 280 projects', 'DHA Phase 6'],
  ] as const) {
    await pages.getByRole('link', { name: link, exact: true }).click();
    await search.expectAddress(`?page=${number}#results`);
    await expect(search.summary).toHaveText(summary);
    await expect(search.homes.first()).toContainText(first);
    await expect(pages.locator('[aria-current=page]')).toHaveText(String(number));
    await expect(search.title).toBeInViewport({ ratio: 1 });
    await expect(search.title).toBeFocused();
  }
  await page.goBack();
  await expect(search.summary).toHaveText('145 to 160 of 280 projects');
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('on a phone the pagination shows "1 / 10" between two arrows @PVIEW-17', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = new SearchPage(page);
  await search.open('?page=10');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText('10 / 10')).toBeVisible();
  await expect(pages.getByRole('link')).toHaveText(['']);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(pages.getByText('9 / 10')).toBeVisible();
});

test('the arrows lead through four featured homes and back, and nothing below moves @PVIEW-10 @PVIEW-11 @PVIEW-12 @PVIEW-13 @PVIEW-14 @PVIEW-15', async ({
  page,
}) => {
  await new SearchPage(page).open();
  const carousel = page.getByRole('region', { name: 'Featured homes' });
  const next = carousel.getByRole('button', { name: 'Next featured home' });
  const previous = carousel.getByRole('button', { name: 'Previous featured home' });
  const titles: (string | null)[] = [];
  const look = async (place: number) => {
    await expect(carousel.getByText(`${place} of 4`, { exact: true })).toBeVisible();
    await expect(carousel.getByRole('heading')).toHaveCount(1);
    for (const fixed of ['$650 000', 'Model Town, Lahore', '4 bedrooms']) await expect(carousel).toContainText(fixed);
    titles.push(await carousel.getByRole('heading').textContent());
    return (await carousel.boundingBox())?.height;
  };

  const height = await look(1);
  await expect(previous).toHaveCount(0);
  for (const place of [2, 3, 4]) {
    await next.click();
    expect(await look(place), `height with ${place}`).toBe(height);
  }
  expect(new Set(titles).size).toBe(4);
  await expect(next).toHaveCount(0);
  await expect(previous).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const narrowHeight = await look(4);
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Enter');
    expect(await look(place), `height with ${place} on a phone`).toBe(narrowHeight);
  }
  await expect(previous).toHaveCount(0);
  await expect(next).toBeFocused();
});
