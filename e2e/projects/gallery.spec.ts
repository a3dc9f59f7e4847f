import { scrollPosition } from '@site/e2e/scrolling';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const name = 'Pictures of Park View City Lahore';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the large picture fills the screen until Escape restores focus and scroll', async ({ page }) => {
  await openHydrated(page, '/project_details/3');
  const gallery = page.getByRole('region', { name });
  // Only the current picture is reachable.
  const large = gallery.getByRole('link', { name: /^Open large/ }).and(page.locator(':not([inert])'));
  await gallery.scrollIntoViewIfNeeded();
  await expect(large).toHaveCount(1);
  await expect(large).toHaveCSS('opacity', '1');
  const thumbnail = gallery.getByRole('list', { name: 'Thumbnails' }).getByRole('button').first();
  const sizes = await Promise.all([large, thumbnail].map((picture) => picture.boundingBox()));
  expect((sizes[0]?.width ?? 0) / (sizes[1]?.width ?? 1)).toBeGreaterThan(3);

  await large.hover({ position: { x: 300, y: 200 } });
  const place = await scrollPosition(page);
  await large.click({ position: { x: 300, y: 200 } });
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  const picture = dialog.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();
  expect(await scrollPosition(page)).toBe(place);
});
