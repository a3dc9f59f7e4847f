import type { Page } from '@playwright/test';
import { scrollPosition, scrollTo, watchScroll } from '@site/e2e/scrolling';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const sections = { introduction: 'Introduction', amenities: 'Amenities', 'payment-plan': 'Payment Plan' } as const;
const ids = ['introduction', 'amenities', 'payment-plan'] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const marked = (page: Page) => navigation(page).locator('[aria-current]');
const topOf = (page: Page, id: keyof typeof sections) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

test('the section navigation sticks to the top and marks the section in view, down and up @PDET-04 @PDET-07 @PDET-11', async ({
  page,
}) => {
  await openHydrated(page, '/project_details/3');
  const top = async () => (await navigation(page).boundingBox())?.y;
  const start = (await top()) ?? 0;
  expect(start).toBeGreaterThan(300);
  await scrollTo(page, start - 1);
  expect(await top()).toBeCloseTo(1, 0);
  await expect(marked(page)).toHaveCount(0);
  for (const id of [...ids, ...ids.toReversed()]) {
    await scrollTo(page, (await scrollPosition(page)) + (await topOf(page, id)));
    expect(await top(), id).toBe(0);
    await expect(marked(page)).toHaveText([sections[id]]);
    await expect(marked(page)).toBeInViewport({ ratio: 1 });
  }
});

test('an entry scrolls smoothly until its section is 70 px below the top, down and up @PDET-06', async ({ page }) => {
  await openHydrated(page, '/project_details/3');
  const settled = await watchScroll(page);
  await settled();
  const steps = await page.evaluate(() => history.length);
  for (const id of ['payment-plan', 'introduction'] as const) {
    const from = await scrollPosition(page);
    await navigation(page).getByRole('link', { name: sections[id] }).click();
    const positions = await settled();
    const end = positions.at(-1) ?? 0;
    expect(Math.abs((await topOf(page, id)) - 70), `${id}, from 70 px`).toBeLessThan(1);
    const between = new Set(
      positions.filter((position) => Math.min(from, end) < position && position < Math.max(from, end)),
    );
    // A jump has none; a busy machine draws few.
    expect(between.size, 'places on the way').toBeGreaterThan(0);
    expect(positions, 'never past its end or back').toEqual(positions.toSorted((a, b) => (end > from ? a - b : b - a)));
    await expect(page).toHaveURL(new RegExp(`/project_details/3#${id}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  expect(await page.evaluate(() => history.length), 'steps for Back').toBe(steps);
});

test('a link to a section opens the project at that section, also after a reload', async ({ page }) => {
  const expectThere = async () => {
    await whenHydrated(page);
    await expect.poll(async () => Math.abs((await topOf(page, 'payment-plan')) - 70)).toBeLessThan(1);
    await expect(marked(page)).toHaveText(['Payment Plan']);
  };
  await page.goto('/project_details/6#payment-plan');
  await expectThere();
  await page.reload();
  await expectThere();
});
