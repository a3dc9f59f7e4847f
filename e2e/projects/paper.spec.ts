import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } });
  const [, sheets] = /\/Type\s*\/Pages[^>]*?\/Count (\d+)/.exec(paper.toString('latin1')) ?? [];
  return Number(sheets);
}

test('a project is printed on two sheets at most, its title over its city', async ({ page }) => {
  await openHydrated(page, '/project_details/4');
  expect([1, 2]).toContain(await countSheets(page));
  // The width of paper between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').or(page.getByRole('navigation'))).toHaveCount(0);
  const [city, title] = await Promise.all([
    page.getByText('Islamabad', { exact: true }).boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(title?.x).toBe(city?.x);
});

test('a search is printed on four sheets at most, without its photograph', async ({ page }) => {
  await openHydrated(page, '/projects_details_view');
  expect([1, 2, 3, 4]).toContain(await countSheets(page));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img').first()).toHaveAccessibleName(/./);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
