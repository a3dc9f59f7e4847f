import { findViolations, widths } from '@site/e2e/axe';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { answerMap } from '@site/e2e/map';
import { SearchPage } from '@site/e2e/search-page';

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, when, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in any tab of a home', async ({ page, guard }) => {
      await answerMap(page, guard);
      await openHydrated(page, '/details');
      for (const name of ['Key Insights', 'Description', 'Location', 'History', 'Ask Question']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        if (name === 'Ask Question')
          await page.getByRole('button', { name: 'Can I visit the house before I decide?' }).click();
        expect(await findViolations(page), name).toEqual([]);
      }
    });

    test('axe accepts a full-screen picture, the plan, and a marked section', async ({ page }) => {
      await openHydrated(page, '/project_details/3#amenities');
      await expect(page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')).toHaveText([
        'Amenities',
      ]);
      expect(await findViolations(page), 'a marked section').toEqual([]);
      for (const opener of width < 768 ? [/^Open large/, 'Open the payment plan large'] : [/^Open large/]) {
        await page.getByRole('link', { name: opener }).and(page.locator(':not([inert])')).click();
        await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
        expect(await findViolations(page), String(opener)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('axe accepts a filtered search, its list, more options, the closest, and no result', async ({ page }) => {
      const search = new SearchPage(page);
      await search.open('?mode=rent&type=condos&beds=2&area-from=50&to=95000&view=list');
      await search.expectHomes('E-11');
      expect(await findViolations(page), 'filtered').toEqual([]);
      await search.panel.getByLabel('Search').fill('castle');
      await expect(page.getByText(/Closest:/)).toBeVisible();
      expect(await findViolations(page), 'closest').toEqual([]);
      await search.open('?q=castle');
      await expect(page.getByRole('heading', { name: 'No sample homes match' })).toBeVisible();
      expect(await findViolations(page), 'empty').toEqual([]);
    });

    test('axe finds nothing with saved favorites and one just taken away', async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          'projects.favourites',
          JSON.stringify({ version: 1, ids: ['project:6', 'property:2', 'project:10'] }),
        ),
      );
      await openHydrated(page, '/home_favourites');
      const saved = page.getByRole('region', { name: 'Saved', exact: true });
      await expect(saved.getByRole('article')).toHaveCount(3);
      await saved.getByRole('button', { name: 'Save Gulberg III' }).click();
      await expect(saved.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
