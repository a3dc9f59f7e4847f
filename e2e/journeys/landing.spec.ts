import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

test('the hero fills the screen @LAND-03', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('main').getByRole('heading', { name: 'Search your Destination' });
  expect((await next.boundingBox())?.y).toBeGreaterThanOrEqual(900);
});

for (const { path, ids, list, count, height, rows } of [
  { path: '/', ids: '@CARD-05', list: 'Projects', count: 8, height: 400, rows: { 390: 1, 700: 2, 800: 3, 1280: 3 } },
  { path: '/blog', ids: '@CARD-05', list: 'Blog', count: 6, height: 400, rows: { 390: 1, 700: 2, 800: 3, 1280: 3 } },
  { path: '/projects', ids: '@CARD-04', list: 'Projects', count: 10, height: 374, rows: { 390: 1, 700: 2, 1280: 4 } },
]) {
  test(`cards on ${path} are ${height} px high, more in a wider row @CARD-03 @CARD-07 ${ids}`, async ({ page }) => {
    await page.goto(path);
    const cards = page.getByRole('list', { name: list }).getByRole('article');
    await expect(cards).toHaveCount(count);
    for (const [width, columns] of Object.entries(rows)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const boxes = await cards.evaluateAll((all) =>
        all
          .map((card) => card.getBoundingClientRect())
          .map((box) => ({ top: Math.round(box.top), height: box.height })),
      );
      expect(
        boxes.filter(({ top }) => top === boxes[0]?.top),
        `cards in a row at ${width} px`,
      ).toHaveLength(columns);
      for (const box of boxes) expect(box.height).toBeCloseTo(height, 0);
    }
  });
}

test('the step cards show from 768 px and not below @LAND-09', async ({ page }) => {
  await page.goto('/');
  const steps = ['Search your Destination', 'Contact an Agent', 'Rent or Buy Property'].map((name) =>
    page.getByRole('heading', { name }),
  );
  for (const step of steps) await expect(step).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  for (const step of steps) await expect(step).toBeHidden();
});

test('what is to be pressed is orange-yellow @PROD-06', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Search', 'Submit'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCSS(
      'background-color',
      'rgb(253, 176, 34)',
    );
});

test('a project card opens its project, in Montserrat @PROD-05', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: /Park View City Lahore/ }).click();
  await expect(page).toHaveURL(/\/project_details\/3$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Park View City Lahore');
  for (const element of [page.locator('body'), page.getByRole('heading', { level: 1 })]) {
    expect(await element.evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(/^"?Montserrat/);
  }
});

test('a search suggests what there is, and takes the choice along without a pointer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('combobox', { name: 'Search' }).pressSequentially('3 bed in liber');
  await expect(page.getByRole('option', { name: 'Liberty Lands Housing Lahore' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/coming-soon\?mode=buy&q=3\+bed\+in\+Liberty\+Lands\+Housing\+Lahore$/);
});
