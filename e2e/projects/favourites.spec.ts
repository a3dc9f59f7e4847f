import type { Page } from '@playwright/test';
import { blockStorage } from '../site/block-storage';
import { PageGuard } from '../site/page-guard';
import { expect, needs, test, whenHydrated } from '../site/test';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved', exact: true });
const savedNames = (page: Page) => saved(page).getByRole('article').getByRole('heading');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

test('saved projects and homes appear on the favorites page @FAVS-02', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Lake City'],
    ['/projects', 'Blue Town Lahore'],
    ['/projects_details_view', 'Gulberg III'],
  ] as const) {
    await open(page, path);
    await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'false');
    await heart(page, name).first().click();
    await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  await open(page, '/home_favourites');
  await expect(savedNames(page)).toHaveText(['Lake City', 'Blue Town Lahore', 'Gulberg III']);
  await expect(saved(page).getByText('3 favorites')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sample favorites' }).getByRole('article')).toHaveCount(4);
  await saved(page)
    .getByRole('link', { name: /Blue Town Lahore/ })
    .click();
  await expect(page).toHaveURL(/\/project_details\/10$/);
  await expect(heart(page, 'Blue Town Lahore')).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed in one tab shows in another at once @FAVS-02', async ({ page, context, site }) => {
  await open(page, '/home_favourites');
  await expect(saved(page)).toHaveCount(0);
  const other = await context.newPage();
  const otherGuard = new PageGuard(other, site.url);
  await open(other, '/projects');
  await heart(other, 'Zaitoon City Lahore').click();
  await expect(savedNames(page)).toHaveText(['Zaitoon City Lahore']);
  await heart(other, 'Kings Town Lahore').click();
  await expect(savedNames(page)).toHaveText(['Zaitoon City Lahore', 'Kings Town Lahore']);
  await heart(page, 'Zaitoon City Lahore').click();
  await expect(heart(other, 'Zaitoon City Lahore')).toHaveAttribute('aria-pressed', 'false');
  await other.evaluate(() => localStorage.clear());
  await expect(saved(page).getByRole('article')).toHaveCount(0);
  await otherGuard.assertClean();
});

test('without storage, hearts still work until the page is closed @FAVS-02', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/home_favourites');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Projects' }).click();
  await heart(page, 'Lahore Smart City').click();
  await expect(heart(page, 'Lahore Smart City')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(savedNames(page)).toHaveText(['Lahore Smart City']);
  await saved(page).getByRole('button', { name: 'Save Lahore Smart City' }).click();
  await expect(saved(page).getByRole('article')).toHaveCount(0);
  await page.reload();
  await whenHydrated(page);
  await expect(saved(page)).toHaveCount(0);
});

test(
  'the second address of favorites names the first as canonical @FAVS-01 @ROUT-11',
  { annotation: needs({ html: 'rel="canonical"', of: '/' }) },
  async ({ page }) => {
    const html = await (await page.request.get('/user_home_favourites')).text();
    expect(html.match(/<link[^>]+rel="canonical"[^>]*>/g)).toEqual([
      expect.stringMatching(/href="[^"]*\/home_favourites"/),
    ]);
    await open(page, '/user_home_favourites');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home_favourites$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites');
  },
);
