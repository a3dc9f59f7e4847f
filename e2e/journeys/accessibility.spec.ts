import { findViolations } from '../site/axe';
import { findOverlappingTexts } from '../site/overlapping-text';
import { everyPath } from '../site/paths';
import { expect, needs, test, whenHydrated } from '../site/test';

test.describe('at both widths', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of everyPath) {
    test(`axe finds nothing on ${path}`, { annotation: needs({ path }) }, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await whenHydrated(page);
      expect(await findViolations(page, 'html'), 'at 1280 px').toEqual([]);
      await page.setViewportSize({ width: 375, height: 900 });
      expect(await findViolations(page, 'html'), 'at 375 px').toEqual([]);
    });
  }
});

test('no text overlaps on three screens, and nothing overflows at 320 px', async ({ page, capabilities }) => {
  // Thirty pages at four widths.
  test.setTimeout(90_000);
  for (const path of capabilities.having(everyPath)) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverlappingTexts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
