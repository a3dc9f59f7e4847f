import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';
import { scrollPosition } from '../site/scrolling';

const name = 'Pictures of Park View City Lahore';
const gallery = (page: Page) => page.getByRole('region', { name });
const fullScreen = (page: Page) => page.getByRole('dialog', { name });
/** Only the current picture is reachable. */
const large = (page: Page) =>
  gallery(page)
    .getByRole('link', { name: /^Open large/ })
    .and(page.locator(':not([inert])'));
const thumbnails = (page: Page) => gallery(page).getByRole('list', { name: 'Thumbnails' }).getByRole('button');
const button = (page: Page, label: string) => gallery(page).getByRole('button', { name: label });

function shown(page: Page): Promise<number> {
  return thumbnails(page).evaluateAll((all) => all.findIndex(({ ariaCurrent }) => ariaCurrent === 'true'));
}

async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

async function shownAfter(page: Page, spans: readonly number[]): Promise<number[]> {
  const count = await thumbnails(page).count();
  const start = await shown(page);
  const places: number[] = [];
  for (const ms of spans) {
    await pass(page, ms);
    places.push(((await shown(page)) - start + count) % count);
  }
  return places;
}

async function openGallery(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/project_details/3');
  await whenHydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(thumbnails(page)).toHaveCount(3);
}

test('one large picture changes every 3000 ms and begins again after the last @PDET-13 @PDET-14', async ({ page }) => {
  await openGallery(page);
  expect(await shownAfter(page, [2999, 1, 2999, 1, 2999, 1])).toEqual([0, 1, 1, 2, 2, 0]);
  await expect(large(page)).toHaveCount(1);
  await expect(large(page)).toHaveCSS('opacity', '1');
  await expect
    .poll(() =>
      gallery(page)
        .locator('img')
        .evaluateAll(
          (all) =>
            all.filter((img) => !(img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)).length,
        ),
    )
    .toBe(0);
  const sizes = await Promise.all([large(page), thumbnails(page).first()].map((picture) => picture.boundingBox()));
  expect((sizes[0]?.width ?? 0) / (sizes[1]?.width ?? 1)).toBeGreaterThan(3);
});

test('Stop holds the picture, Start lets it go on, and the arrows go around both ends @PDET-14', async ({ page }) => {
  await openGallery(page);
  await button(page, 'Stop changing pictures').click();
  await page.mouse.move(5, 5);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first().focus();
  expect(await shownAfter(page, [3000, 6001])).toEqual([0, 0]);
  await button(page, 'Start changing pictures').click();
  expect(await shownAfter(page, [3000, 3000])).toEqual([1, 2]);

  await thumbnails(page).first().click();
  await button(page, 'Previous picture').click();
  await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await button(page, 'Next picture').click();
  await expect(thumbnails(page).nth(0)).toHaveAttribute('aria-current', 'true');
});

test('arrow keys and thumbnails choose the picture, which pauses under the pointer @PDET-13 @PDET-14', async ({
  page,
}) => {
  await openGallery(page);
  await thumbnails(page).first().focus();
  expect(await shownAfter(page, [9001])).toEqual([0]);
  for (const [key, place] of [
    ['Enter', 0],
    ['ArrowLeft', 2],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(thumbnails(page).nth(place)).toHaveAttribute('aria-current', 'true');
  }
  await thumbnails(page).nth(2).click();
  await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first().focus();
  expect(await shownAfter(page, [9001]), 'under the pointer').toEqual([0]);
  await page.mouse.move(5, 5);
  expect(await shownAfter(page, [2999, 1]), 'once both have gone').toEqual([0, 1]);
});

test('a full-screen picture stops, follows arrow keys, and restores focus and scroll', async ({ page }) => {
  await openGallery(page);
  const place = await scrollPosition(page);
  await large(page).click({ position: { x: 300, y: 200 } });
  await expect(fullScreen(page)).toBeVisible();
  expect(await fullScreen(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  const count = fullScreen(page).getByText(/^[123] of 3$/);
  const first = Number((await count.textContent())?.charAt(0));
  expect(await shownAfter(page, [9001]), 'behind the dialog').toEqual([0]);
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(`${(first % 3) + 1} of 3`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText(`${((first + 1) % 3) + 1} of 3`);
  const picture = fullScreen(page).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await expect(picture).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(fullScreen(page)).toBeHidden();
  await expect(large(page)).toBeFocused();
  expect(await scrollPosition(page)).toBe(place);
  await page.keyboard.press('Enter');
  await fullScreen(page).getByRole('button', { name: 'Close' }).click();
  await expect(fullScreen(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture never changes by itself, and the visitor still can @PDET-14', async ({ page }) => {
    await openGallery(page);
    expect(await shownAfter(page, [3000, 30_000])).toEqual([0, 0]);
    await expect(button(page, 'Stop changing pictures')).toHaveCount(0);
    const before = await shown(page);
    await button(page, 'Next picture').click();
    await expect(thumbnails(page).nth((before + 1) % 3)).toHaveAttribute('aria-current', 'true');
  });
});
