import { findOverlappingTexts } from '@site/e2e/overlapping-text';
import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';

test(
  'no overlapping text, no overflow at 320 px, titles in view on a sideways phone',
  { tag: '@slow' },
  async ({ page, capabilities }) => {
    // Thirty pages at four widths.
    test.setTimeout(240_000);
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
      const name = path.startsWith('/details')
        ? page.locator('[aria-current=page]')
        : page.getByRole('heading', { level: 1 });
      await expect(name, `${path} on its side`).toBeInViewport({ ratio: 1 });
    }
  },
);
