import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const drawing = (within: Page | Locator) => within.getByRole('img', { name: /^Payment plan/ });

function scaleOf(image: Locator): Promise<{ scale: number; file: string }> {
  return image.evaluate((img: HTMLImageElement) => ({ scale: img.width / img.naturalWidth, file: img.currentSrc }));
}

async function open(page: Page): Promise<void> {
  await openHydrated(page, '/project_details/6#payment-plan');
  await expect
    .poll(() => drawing(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
}

async function spread(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: x + dx, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let apart = 30; apart <= 100; apart += 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the payment plan reads at 14 px, and two fingers enlarge it on the whole screen', async ({ page }) => {
    await open(page);
    const { scale, file } = await scaleOf(drawing(page));
    expect(file).toContain('narrow');
    // The smallest letters of the narrow drawing are 20 units high.
    expect(scale * 20).toBeGreaterThanOrEqual(13.9);
    const box = await drawing(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);

    await page.getByRole('link', { name: 'Open the payment plan large' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Payment plan of Lake City' });
    await expect(dialog).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect
      .poll(async () => (await scaleOf(drawing(dialog))).scale, 'larger than on the page')
      .toBeGreaterThan(scale);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog).toHaveCSS('opacity', '1');
    await spread(page, 195, 420);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
  });
});

test('a wide screen gets the wide drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const { scale, file } = await scaleOf(drawing(page));
  expect(file).toContain('wide');
  expect(scale * 17).toBeGreaterThanOrEqual(14);
});
