import type { Locator } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { SearchPage } from '@site/e2e/search-page';

async function countInFirstRow(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('homes stand four in a row, or one below the other @PVIEW-19', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  expect(await countInFirstRow(search.homes)).toBe(4);
  await search.button('Show as', 'List').click();
  await expect.poll(() => countInFirstRow(search.homes)).toBe(1);
});

test('a page of the results begins at its title, also after Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = new SearchPage(page);
  await search.open();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await search.expectAddress('?page=2#results');
  await expect(pages.getByText('2 / 10')).toBeVisible();
  await expect(search.summary).toHaveText('17 to 32 of 280 projects');
  await expect(search.title).toBeInViewport({ ratio: 1 });
  await expect(search.title).toBeFocused();
  await page.goBack();
  await expect(search.summary).toHaveText('1 to 16 of 280 projects');
});

for (const width of [390, 1024, 1280])
  test(`at ${width} px nothing below the featured homes moves when they change`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await new SearchPage(page).open();
    const carousel = page.getByRole('region', { name: 'Featured homes' });
    const heightAt = async (place: number) => {
      await expect(carousel.getByText(`${place} of 4`, { exact: true })).toBeVisible();
      return Math.round((await carousel.boundingBox())?.height ?? 0);
    };
    const height = await heightAt(1);
    for (const place of [2, 3, 4]) {
      await carousel.getByRole('button', { name: 'Next featured home' }).click();
      expect(await heightAt(place), `height with ${place}`).toBe(height);
    }
    await expect(carousel.getByRole('button', { name: 'Previous featured home' })).toBeFocused();
  });

test('the photograph of a featured home fills the height of its card at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await new SearchPage(page).open();
  const carousel = page.getByRole('region', { name: 'Featured homes' });
  const [card, photo] = [await carousel.boundingBox(), await carousel.getByRole('img').boundingBox()];
  expect(Math.abs((card?.height ?? 0) - (photo?.height ?? 0))).toBeLessThanOrEqual(2);
});

for (const [width, rows] of [
  [1440, 1],
  [1024, 2],
] as const)
  test(`at ${width} px the facts of each card take as many lines, and its price one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const search = new SearchPage(page);
    await search.open();
    const lines = await search.homes.evaluateAll((cards) =>
      cards.map((card) => {
        const facts = [...card.querySelectorAll('li')].map((fact) => Math.round(fact.getBoundingClientRect().top));
        const price = card.querySelector('p');
        const height = price ? Math.round(price.getBoundingClientRect().height) : 0;
        return [new Set(facts).size, height];
      }),
    );
    expect(new Set(lines.map(String))).toEqual(new Set([`${rows},26`]));
  });
