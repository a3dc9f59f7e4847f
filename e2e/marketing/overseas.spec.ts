import type { Locator } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

async function countColumns(items: Locator): Promise<number> {
  const edges = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(edges).size;
}

test('countries are in four columns, those of a region in three; a closed region has no tab stop @OVER-07', async ({
  page,
}) => {
  await openHydrated(page, '/overseas');
  const popular = page.getByRole('list', { name: 'Most popular countries' }).getByRole('listitem');
  expect(await countColumns(popular)).toBe(4);
  const section = page.getByRole('region', { name: 'Countries by region' });
  const caribbean = section.getByRole('button', { name: 'Caribbean' });
  await section.getByRole('button', { name: 'Europe' }).press('Enter');
  await expect(section.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(caribbean).toBeFocused();
  await page.keyboard.press(' ');
  const panel = section.getByRole('region', { name: 'Caribbean', exact: true });
  const links = panel.getByRole('link');
  await expect(links).toHaveCount(32);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await countColumns(links), `at ${width} px`).toBe(3);
    // Eleven rows, none clipped.
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(11 * 24);
    await expect
      .poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(1);
  }
});
