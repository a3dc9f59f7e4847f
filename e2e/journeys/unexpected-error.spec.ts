import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

test('an error outside every part shows the catalog sentence and a way on @ERRS-01 @ERRS-02', async ({
  page,
  guard,
}) => {
  guard.allow(/this browser writes no title/);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const refuse = () => {
      throw new Error('this browser writes no title');
    };
    Object.defineProperty(document, 'title', { configurable: true, set: refuse });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('list', { name: 'Blog' })).toBeVisible();
});
