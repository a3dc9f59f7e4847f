import { findViolations, widths } from '../site/axe';
import { findOverlappingTexts } from '../site/overlapping-text';
import { everyPage, everyPath } from '../site/paths';
import { expect, needs, test, whenHydrated } from '../site/test';

/** One page of each part, because the frame differs by width; the others are checked there at night. */
const onDesktop = new Set(
  everyPage.filter(({ part }, at) => everyPage.findIndex((page) => page.part === part) === at).map(({ path }) => path),
);

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of everyPath) {
      const details = { annotation: needs({ path }), ...(onDesktop.has(path) ? {} : when) };
      test(`axe finds nothing on ${path}`, details, async ({ page }) => {
        await page.goto(path);
        await whenHydrated(page);
        expect(await findViolations(page, 'html')).toEqual([]);
      });
    }
  });
}

test('no overlapping text, no overflow at 320 px, titles in view on a sideways phone', async ({
  page,
  capabilities,
}) => {
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
    await page.setViewportSize({ width: 844, height: 390 });
    // A home's page begins with its name in the breadcrumb, and its photographs.
    const name = path === '/details' ? page.locator('[aria-current=page]') : page.getByRole('heading', { level: 1 });
    await expect(name, `${path} on its side`).toBeInViewport({ ratio: 1 });
  }
});
