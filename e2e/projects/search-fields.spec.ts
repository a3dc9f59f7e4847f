import type { Locator } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

/** Pixels for text, without paddings, in each visible field with a keyboard. */
async function roomIn(area: Locator): Promise<{ name: string; room: number; isAmount: boolean }[]> {
  return area.locator('input:is([type=search], [type=text]):visible').evaluateAll((fields) =>
    fields.map((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return {
        name: (field as HTMLInputElement).name,
        room: field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        isAmount: field.getAttribute('inputmode') === 'decimal',
      };
    }),
  );
}

async function expectRoom(area: Locator, where: string): Promise<void> {
  const fields = await roomIn(area);
  expect(fields.length, where).toBeGreaterThan(0);
  for (const { name, room, isAmount } of fields)
    expect(room, `${name} ${where}`).toBeGreaterThanOrEqual(isAmount ? 80 : 160);
}

const paths = ['/', '/overseas', '/projects_details_view'];

for (const width of [320, 360, 768, 1024, 1100, 1180, 1280]) {
  test(`at ${width} px every field of a search has room for what is typed @PVIEW-04`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const path of paths) {
      await page.goto(path);
      await whenHydrated(page);
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
