import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';
import { scrollableHeight, scrollPosition, scrollTo, watchScroll } from '../site/scrolling';

const sections = { introduction: 'Introduction', amenities: 'Amenities', 'payment-plan': 'Payment Plan' } as const;
type SectionId = keyof typeof sections;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const marked = (page: Page) => navigation(page).locator('[aria-current]');

function placeOf(page: Page, id: SectionId): Promise<{ top: number; bottom: number }> {
  return page.locator(`#${id}`).evaluate((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return { top, bottom };
  });
}

async function open(page: Page, address = '/project_details/3'): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

test('the section navigation scrolls with the page, then sticks to the top @PDET-03 @PDET-04', async ({ page }) => {
  await open(page);
  await expect(navigation(page).getByRole('link')).toHaveText(Object.values(sections));
  const top = async () => (await navigation(page).boundingBox())?.y;
  const start = (await top()) ?? 0;
  expect(start).toBeGreaterThan(300);
  await scrollTo(page, start - 1);
  expect(await top()).toBeCloseTo(1, 0);
  for (const id of ['introduction', 'amenities', 'payment-plan'] as const) {
    await scrollTo(page, (await scrollPosition(page)) + (await placeOf(page, id)).top + 100);
    expect(await top(), id).toBe(0);
    await expect(navigation(page).getByRole('link', { name: sections[id] })).toBeInViewport({ ratio: 1 });
  }
});

async function turningPoints(page: Page): Promise<{ at: string; position: number; entry: string | undefined }[]> {
  const [first, second, last] = await Promise.all([
    placeOf(page, 'introduction'),
    placeOf(page, 'amenities'),
    placeOf(page, 'payment-plan'),
  ]);
  // Scrolling uses whole pixels; sections may start between two.
  const reaches = (top: number) => Math.ceil(top - 75);
  const leaves = (bottom: number) => Math.floor(bottom - 70);
  return [
    { at: 'the start of the page', position: 0, entry: undefined },
    { at: 'the introduction still below 75 px', position: reaches(first.top) - 1, entry: undefined },
    { at: 'the introduction at 75 px', position: reaches(first.top), entry: sections.introduction },
    { at: 'the amenities still below 75 px', position: reaches(second.top) - 1, entry: sections.introduction },
    { at: 'the amenities at 75 px', position: reaches(second.top), entry: sections.amenities },
    { at: 'the payment plan still below 75 px', position: reaches(last.top) - 1, entry: sections.amenities },
    { at: 'the payment plan at 75 px', position: reaches(last.top), entry: sections['payment-plan'] },
    { at: 'the end of the payment plan at 70 px', position: leaves(last.bottom), entry: sections['payment-plan'] },
    { at: 'the end of the payment plan above 70 px', position: leaves(last.bottom) + 1, entry: undefined },
  ];
}

test('scrolling marks the section from 75 px at its top to 70 px at its bottom @PDET-07 @PDET-08 @PDET-11', async ({
  page,
}) => {
  await open(page);
  const points = await turningPoints(page);
  // Down and up again: the mark depends on the position, not on the direction.
  for (const { at, position, entry } of [...points, ...points.toReversed()]) {
    await scrollTo(page, position);
    await expect(marked(page), at).toHaveText(entry ? [entry] : []);
  }
});

test('an entry scrolls smoothly until its section is 70 px below the top, down and up @PDET-05 @PDET-06 @PDET-07', async ({
  page,
}) => {
  await open(page);
  const settled = await watchScroll(page);
  await settled();
  const steps = await page.evaluate(() => history.length);
  for (const id of ['payment-plan', 'introduction', 'amenities'] as const) {
    const from = await scrollPosition(page);
    await navigation(page).getByRole('link', { name: sections[id] }).click();
    const positions = await settled();
    const end = positions.at(-1) ?? 0;
    expect(Math.abs((await placeOf(page, id)).top - 70), `${id}, from 70 px`).toBeLessThan(1);
    const between = new Set(
      positions.filter((position) => Math.min(from, end) < position && position < Math.max(from, end)),
    );
    expect(between.size, 'places on the way').toBeGreaterThan(3);
    expect(positions, 'never past its end or back').toEqual(positions.toSorted((a, b) => (end > from ? a - b : b - a)));
    await expect(marked(page)).toHaveText([sections[id]]);
    await expect(page).toHaveURL(new RegExp(`/project_details/3#${id}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  expect(await page.evaluate(() => history.length), 'steps for Back').toBe(steps);
});

test('the progress bar, as wide as the page, goes from 0 to 100 percent @PDET-09 @PDET-10 @PDET-11', async ({
  page,
}) => {
  await open(page);
  const bar = page.getByRole('progressbar', { name: 'How far you have read' });
  const height = await scrollableHeight(page);
  for (const part of [0, 0.1, 0.5, 0.9, 1]) {
    await scrollTo(page, Math.round(height * part));
    const expected = ((await scrollPosition(page)) / height) * 100;
    expect(expected).toBeCloseTo(part * 100, 0);
    await expect.poll(() => bar.evaluate((progress: HTMLProgressElement) => progress.value)).toBeCloseTo(expected, 1);
  }
  await scrollTo(page, height / 2);
  const [box, navigationBox] = [await bar.boundingBox(), await navigation(page).boundingBox()];
  expect(box).toMatchObject({ x: 0, width: 1280 });
  expect(Math.abs((box?.y ?? 0) - (navigationBox?.height ?? 0))).toBeLessThanOrEqual(3);
});

test('a project opens at its top, from the list and from its neighbor @PDET-15', async ({ page }) => {
  await page.goto('/projects');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Blue World City Islamabad/ }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Blue World City Islamabad');
  await expect(title).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await expect(marked(page)).toHaveCount(0);

  const next = page.getByRole('navigation', { name: 'Other projects' }).getByRole('link', { name: /Blue Town Lahore/ });
  await next.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(1000);
  await next.click();
  await expect(title).toContainText('Blue Town Lahore');
  expect(await scrollPosition(page)).toBe(0);
});

test('a link to a section opens the project at that section, also after a reload @PDET-06 @PDET-08', async ({
  page,
}) => {
  await open(page, '/project_details/6#payment-plan');
  const expectThere = async () => {
    await expect.poll(async () => Math.abs((await placeOf(page, 'payment-plan')).top - 70)).toBeLessThan(1);
    await expect(marked(page)).toHaveText(['Payment Plan']);
  };
  await expectThere();
  await page.reload();
  await whenHydrated(page);
  await expectThere();
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Share copies the project’s link to the clipboard and confirms it on the page', async ({ page, site }) => {
    await open(page, '/project_details/6#amenities');
    await page.getByRole('button', { name: 'Share this project' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/project_details/6`);
  });
});
