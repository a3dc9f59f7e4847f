import type { Locator } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const regions = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'];

async function countColumns(items: Locator): Promise<number> {
  const edges = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(edges).size;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/overseas');
  await whenHydrated(page);
});

test('Show all 32 moves the keyboard focus to the other 24 countries @OVER-04 @OVER-08', async ({ page }) => {
  const popular = page.getByRole('list', { name: 'Most popular countries' }).getByRole('listitem');
  await expect(popular).toHaveText([
    'Albania',
    'Austria',
    'Belgium',
    'Bulgaria',
    'Croatia',
    'Cyprus',
    'Czech Republic',
    'Denmark',
  ]);
  expect(await countColumns(popular)).toBe(4);
  const others = page.getByRole('list', { name: 'More countries' });
  await expect(others).toBeHidden();
  const button = page.getByRole('button', { name: 'Show all 32' });
  await button.focus();
  for (const tile of await popular.all()) {
    await expect
      .poll(() => tile.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.keyboard.press('Enter');
  await expect(others.getByRole('listitem')).toHaveCount(24);
  await expect(others.getByRole('link', { name: 'Ukraine' })).toBeVisible();
  await expect(others.getByRole('link', { name: 'Estonia' })).toBeFocused();
  await expect(others.getByRole('link', { name: 'Estonia' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show only the popular 8' }).press(' ');
  await expect(others).toBeHidden();
});

test('each of six regions opens to the same 32 countries in three columns @OVER-06 @OVER-07 @OVER-08', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'Countries by region' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(regions);
  const lists: string[][] = [];
  for (const name of regions) {
    const trigger = section.getByRole('button', { name });
    if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
    const panel = section.getByRole('region', { name, exact: true });
    const links = panel.getByRole('link');
    await expect(links).toHaveCount(32);
    // Eleven rows, none clipped.
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(11 * 24);
    await expect
      .poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(1);
    expect(await countColumns(links), name).toBe(3);
    lists.push(await links.allTextContents());
  }
  expect(lists[0]?.at(0)).toBe('Albania');
  expect(lists[0]?.at(-1)).toBe('Ukraine');
  for (const list of lists) expect(list).toEqual(lists[0]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await countColumns(section.getByRole('region', { name: 'Americas', exact: true }).getByRole('link'))).toBe(3);
});

test('a keyboard opens a region, goes into it, and a country arrives in the search @OVER-06 @OVER-07 @SPAN-07', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'Countries by region' });
  const caribbean = section.getByRole('button', { name: 'Caribbean' });
  const panel = section.getByRole('region', { name: 'Caribbean', exact: true });
  await section.getByRole('button', { name: 'Europe' }).press('Enter');
  await expect(section.getByRole('link')).toHaveCount(0);
  // A closed region has no tab stop.
  await page.keyboard.press('Tab');
  await expect(caribbean).toBeFocused();
  await page.keyboard.press(' ');
  await expect(caribbean).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Albania' })).toBeFocused();
  const country = panel.getByRole('link', { name: 'Czech Republic' });
  await country.press('Enter');
  await expect(page).toHaveURL(/\/overseas_spain\?country=Czech(%20|\+)Republic$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const chosen = page.getByRole('combobox', { name: 'Country' });
  await expect(chosen).toHaveValue('Czech Republic');
  await expect(chosen).toHaveAccessibleDescription(/^We have no homes in Czech Republic yet/);
  await page.reload();
  await whenHydrated(page);
  await expect(chosen).toHaveValue('Czech Republic');
  await page.goBack();
  await expect(page).toHaveURL(/\/overseas$/);
});
