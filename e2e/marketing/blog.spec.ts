import type { Locator } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test('six cards of 400 px stand 1, 2, 3 and 3 in a row, and nothing in them is cut off @CARD-03 @CARD-05 @CARD-07 @BLOG-03', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('list', { name: 'Blog' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [800, 3],
    [1280, 3],
  ] as const) {
    await test.step(`${columns} in a row at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await boxesOf(cards);
      expect(boxes.filter(({ top }) => Math.round(top) === Math.round(boxes[0]?.top ?? 0))).toHaveLength(columns);
      for (const { height, width: own } of boxes) {
        expect(height).toBeCloseTo(400, 0);
        expect(own).toBeCloseTo(boxes[0]?.width ?? 0, 0);
      }
      const [titles, teasers, labels] = await Promise.all(
        ['h3', 'p', 'text="Read More"'].map((part) => boxesOf(cards.locator(part))),
      );
      for (const [index, card] of boxes.entries()) {
        const edges = [
          titles?.[index]?.bottom,
          teasers?.[index]?.top,
          teasers?.[index]?.bottom,
          labels?.[index]?.top,
          labels?.[index]?.bottom,
          card.bottom,
        ];
        expect(edges, `title, teaser and label of card ${index + 1} from top to bottom`).toEqual(
          edges.toSorted((a, b) => Number(a) - Number(b)),
        );
      }
    });
  }
});

test('the side picture is beside About on a large screen, and below it on a phone @BLOG-01 @BLOG-02', async ({
  page,
}) => {
  await page.goto('/blog');
  const about = page.getByRole('region', { name: 'About' });
  const picture = about.getByRole('img');
  const last = about.getByRole('heading', { name: 'Investment Opportunities' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  const edges = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [[image], [text]] = await Promise.all([boxesOf(picture), boxesOf(last)]);
    return { besideIt: (image?.left ?? 0) - (text?.right ?? 0), belowIt: (image?.top ?? 0) - (text?.bottom ?? 0) };
  };
  expect((await edges(1280)).besideIt).toBeGreaterThan(0);
  expect((await edges(390)).belowIt).toBeGreaterThan(0);
});

test('an article opens at its top, from the list and from another article @BLOG-05 @BDET-05 @BDET-06', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const title = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  await whenHydrated(page);
  const card = page.getByRole('list', { name: 'Blog' }).getByRole('link', { name: /worth the investment/ });
  await card.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(1000);
  await card.click();
  await expect(page).toHaveURL(/\/blog_details\/6$/);
  await expect(title).toBeFocused();
  expect(await scrolled()).toBe(0);

  const related = page.getByRole('complementary', { name: 'Related Blogs' });
  await related.getByRole('searchbox', { name: 'Search Blog' }).fill('stadium');
  await related.getByRole('link', { name: /cricket stadium/ }).click();
  await expect(page).toHaveURL(/\/blog_details\/4$/);
  await expect(title).toHaveText('A cricket stadium at the heart of the scheme');
  await expect(title).toBeFocused();
  expect(await scrolled()).toBe(0);
  await expect(related.getByRole('searchbox')).toHaveValue('');
  await expect(related.getByRole('link')).toHaveCount(6);
  await expect(related.locator('[aria-current=page]')).toHaveText(/cricket stadium/);
});

test('Search Blog filters per key, announces the number, and loads nothing @BDET-03', async ({ page }) => {
  await page.goto('/blog_details/1');
  await whenHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const related = page.getByRole('complementary', { name: 'Related Blogs' });
  const count = related.getByRole('status');
  // Changes are spoken only in an existing status.
  await expect(count).toHaveText('');
  await count.evaluate((element) => Object.assign(window, { spoken: element }));
  expect(await count.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
  const field = related.getByRole('searchbox', { name: 'Search Blog' });
  await field.focus();
  for (const [typed, left] of [
    ['spo', /^1 article matches “spo”\.$/],
    ['rts z', /^No article matches “sports z”\.$/],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(count).toHaveText(left);
  }
  await expect(related.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(related.getByRole('link')).toHaveText([/sports valley/]);
  expect(await count.evaluate((element) => element === Reflect.get(window, 'spoken'))).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(related.getByRole('link')).toHaveCount(6);
  await expect(count).toHaveText('');
  await expect(page).toHaveURL(/\/blog_details\/1$/);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
