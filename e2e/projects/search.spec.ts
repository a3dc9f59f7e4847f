import type { Locator } from '@playwright/test';
import { breakPart } from '@site/e2e/faults';
import { holdScripts } from '@site/e2e/script-faults';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { SearchPage } from '@site/e2e/search-page';

test('a shared search shows the whole page, then its result', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/projects\/[^/]+\.js/);
  const search = new SearchPage(page);
  await page.goto('/projects_details_view?city=Islamabad', { waitUntil: 'commit' });
  await expect(search.summary).toHaveText('1 to 16 of 280 projects');
  await expect(search.homes.first()).toBeVisible();
  await expect(page.getByText(/^The filters could not be applied/)).toBeHidden();
  await release();
  await search.expectHomes('F-7 Markaz', 'E-11');
});

test('a shared search whose scripts fail says in place that it is not filtered, until Try again @PVIEW-26', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/, /net::ERR_/, /\[projects@[^\]]+\]/, /preload/, /is already registered/);
  const { lift } = await breakPart(page, 'projects', 'refused');
  const search = new SearchPage(page);
  await page.goto('/projects_details_view?city=Islamabad');
  const note = page.getByText(/^The filters could not be applied/);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'Our Projects' })).toBeVisible();
  await lift();
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  await search.expectHomes('F-7 Markaz', 'E-11');
  await expect(note).toBeHidden();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px the first screen shows panel, title and result, however long its word`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const search = new SearchPage(page);
    await search.open();
    await expect(search.panel.getByLabel('Search')).toBeInViewport({ ratio: 1 });
    await expect(search.title).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Featured homes' })).toBeInViewport({ ratio: 0.3 });
    await search.open('?city=Lahore');
    const projects = page.getByRole('main').getByRole('list', { name: 'Projects' });
    await expect(projects.getByRole('listitem').first()).toBeInViewport({ ratio: 0.3 });
    await search.open('?city=Lahore&mode=rent&view=list');
    await expect(search.homes.first()).toBeInViewport({ ratio: 0.9 });
    await search.open(`?q=${'w'.repeat(3000)}`);
    await expect(search.summary).toHaveText('0 sample homes');
    await search.panel.getByLabel('Search').fill('w'.repeat(100));
    await expect(search.filters).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const width of [320, 360, 768, 1024, 1100, 1180, 1280]) {
  test(`at ${width} px every field of a search has room for what is typed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/', '/overseas', '/projects_details_view']) {
      await openHydrated(page, path);
      await expectRoom(page.getByRole('main').getByRole('search').first(), `on ${path}`);
    }
    const filters = page.getByRole('button', { name: 'Filters' });
    if (!(await filters.isVisible())) return;
    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByLabel('Price to')).toBeVisible();
    await expectRoom(sheet, 'in the sheet');
  });
}

/** Room for text, without paddings, in each visible field with a keyboard. */
async function expectRoom(area: Locator, where: string): Promise<void> {
  const fields = await area.locator('input:is([type=search], [type=text]):visible').evaluateAll((all) =>
    all.map((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return {
        name: (field as HTMLInputElement).name,
        room: field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        isAmount: field.getAttribute('inputmode') === 'decimal',
      };
    }),
  );
  expect(fields.length, where).toBeGreaterThan(0);
  for (const { name, room, isAmount } of fields)
    expect(room, `${name} ${where}`).toBeGreaterThanOrEqual(isAmount ? 80 : 160);
}
