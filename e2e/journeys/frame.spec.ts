import type { Page } from '@playwright/test';
import { holdScripts } from '../site/script-faults';
import { expect, test, whenHydrated } from '../site/test';

test('the bar shows the logo and exactly three links @HEAD-01 @HEAD-02 @HEAD-11', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Manzil, home' })).toHaveAttribute('href', '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Our Projects', 'Blog']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/projects',
    '/blog',
  ]);
});

for (const [path, marked, value] of [
  ['/', 'Home', 'page'],
  ['/projects', 'Our Projects', 'page'],
  ['/blog', 'Blog', 'page'],
  ['/project_details/3', 'Our Projects', 'true'],
  ['/projects_details_view', 'Our Projects', 'true'],
  ['/blog_details/2', 'Blog', 'true'],
] as const) {
  test(`on ${path} only "${marked}" is highlighted @HEAD-03`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(links).toHaveText([marked]);
    await expect(links).toHaveAttribute('aria-current', value);
  });
}

test('on a page that the bar does not list nothing is highlighted @HEAD-03', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/projects');
    await whenHydrated(page);
  });

  test(
    'the menu button replaces the links and opens a drawer at the right @HEAD-04 @HEAD-05 @HEAD-10',
    { tag: '@smoke' },
    async ({ page }) => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(drawer).toBeVisible();
      await expect(drawer.getByRole('link')).toHaveText(['Home', 'Our Projects', 'Blog', 'Sign in']);
      await expect(drawer.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      await expect(async () => {
        const box = await drawer.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0);
        expect(box?.x).toBeGreaterThan(40);
      }).toPass();
    },
  );

  test('a click on a link closes the drawer and opens its page @HEAD-06', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('a click beside the drawer closes it @HEAD-06', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('any key closes the drawer, but not Tab and not Shift @HEAD-07 @HEAD-08', async ({ page }) => {
    const open = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const key of ['Escape', 'a', 'ArrowDown']) {
      await open.click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift');
      await page.keyboard.press('Shift+Tab');
      await expect(drawer).toBeVisible();
      await page.keyboard.press(key);
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    }
  });

  test('the close button closes the drawer @HEAD-09', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: /close/i }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('the menu opens while every script is still missing @HEAD-04', async ({ page, guard }) => {
    guard.allow(/net::ERR_/, /Failed to load resource/);
    await page.route(/\/_\/.*\.js/, () => undefined);
    await page.goto('/projects', { waitUntil: 'commit' });
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await button(page).click();
    await drawer(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('the menu opens after the network has gone, and what was typed stays @HEAD-04', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/net::ERR_/, /Failed to load resource/, /\[\w+@/, /list of pages could not be loaded/);
    await page.goto('/overseas');
    await whenHydrated(page);
    await page.getByLabel('Name', { exact: true }).fill('Ayesha');
    await context.setOffline(true);
    await button(page).click();
    await expect(drawer(page).getByRole('link')).toHaveText(['Home', 'Our Projects', 'Blog', 'Sign in']);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ayesha');
  });

  test('a menu opened before hydration stays open until a key closes it @HEAD-04', async ({ page }) => {
    const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
    await page.goto('/projects', { waitUntil: 'commit' });
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await release();
    await whenHydrated(page);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('a');
    await expect(drawer(page)).toBeHidden();
  });

  test('a phone that is turned with the menu open can be used on @HEAD-10', async ({ page }) => {
    await page.goto('/projects');
    await whenHydrated(page);
    await button(page).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(drawer(page)).toBeInViewport();
    await drawer(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Back closes the menu @HEAD-10', async ({ page }) => {
    await page.goto('/blog');
    await whenHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Buy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(drawer(page)).toBeHidden();
  });
});

test('an unknown path gets 404 with the footer and without the navigation bar @ROUT-25 @ROUT-26 @ROUT-33', async ({
  page,
  guard,
}) => {
  guard.allow(/status 404: .*\/no-such-page/, /Failed to load resource/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page not exists!');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();
});

test('an unknown project answers 404 inside the layout @PDET-16', async ({ page, guard }) => {
  guard.allow(/status 404: .*\/project_details\/77/, /Failed to load resource/);
  const response = await page.goto('/project_details/77');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /projects/i })
      .first(),
  ).toBeVisible();
});

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/projects');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

const companyLinks = {
  Buy: '/projects',
  Sell: '/coming-soon',
  Rent: '/coming-soon',
  Overseas: '/coming-soon',
  'About Us': '/coming-soon',
};
const moreLinks = {
  Blogs: '/blog',
  Jobs: '/coming-soon',
  'Help & Support': '/coming-soon',
  'Terms of Use': '/coming-soon',
  Pricing: '/coming-soon',
};

test('the footer has all its links @FOOT-01 @FOOT-02 @FOOT-03 @FOOT-04 @FOOT-05 @FOOT-06 @FOOT-07 @FOOT-08 @ROUT-28', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Manzil, home' })).toBeVisible();
  for (const name of ['LinkedIn', 'YouTube', 'Twitter', 'Instagram', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  for (const [title, links] of [
    ['Company', companyLinks],
    ['More', moreLinks],
  ] as const) {
    const column = footer.getByRole('navigation', { name: title }).getByRole('link');
    await expect(column).toHaveText(Object.keys(links));
    expect(await column.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      Object.values(links),
    );
  }
  await expect(footer.getByRole('heading', { name: 'Head Office' })).toBeVisible();
  await expect(footer.locator('address')).toContainText('office@example.com');
  await expect(footer).toContainText('© 2024 Manzil');
});
