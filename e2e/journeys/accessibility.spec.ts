import { findViolations } from '../site/axe';
import { everyPath } from '../site/paths';
import { expect, test, whenHydrated } from '../site/test';

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of everyPath) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await whenHydrated(page);
        expect(await findViolations(page, 'html')).toEqual([]);
      });
    }
  });
}

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of everyPath) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
