import type { Page } from '@playwright/test';
import { holdScripts } from '@site/e2e/script-faults';
import { expect, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

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

test('only the link to the page, or to the page above it, is highlighted @HEAD-03', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  for (const [path, name, value] of [
    ['/', 'Home', 'page'],
    ['/projects', 'Our Projects', 'page'],
    ['/project_details/3', 'Our Projects', 'true'],
    ['/projects_details_view', 'Our Projects', 'true'],
    ['/blog_details/2', 'Blog', 'true'],
  ] as const) {
    await page.goto(path);
    await expect(marked, path).toHaveText([name]);
    await expect(marked, path).toHaveAttribute('aria-current', value);
  }
  await page.goto('/pricing');
  await expect(marked).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test(
    'the menu button replaces the links and opens a drawer at the right until a click or a key @HEAD-04 @HEAD-05 @HEAD-06 @HEAD-08',
    { tag: '@smoke' },
    async ({ page }) => {
      await openHydrated(page, '/projects');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(drawer(page)).toBeHidden();
      await button(page).click();
      await expect(drawer(page).getByRole('link')).toHaveText(['Home', 'Our Projects', 'Blog', 'Sign in']);
      await expect(async () => {
        const box = await drawer(page).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0);
        expect(box?.x).toBeGreaterThan(40);
      }).toPass();
      await page.mouse.click(20, 400);
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      for (const key of ['Tab', 'Shift', 'Shift+Tab']) await page.keyboard.press(key);
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    },
  );

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
    await openHydrated(page, '/overseas');
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

  test('a phone that is turned with the menu open can be used on', async ({ page }) => {
    await openHydrated(page, '/projects');
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
});

test('an unknown path gets 404 with the footer and without the navigation bar @ERRS-02 @ROUT-25 @ROUT-26 @ROUT-33', async ({
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

test('the footer has all its links @FOOT-01 @FOOT-02 @FOOT-03 @FOOT-04 @FOOT-05 @FOOT-06 @FOOT-07 @FOOT-08 @ROUT-28', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Manzil, home' })).toBeVisible();
  for (const name of ['LinkedIn', 'YouTube', 'Twitter', 'Instagram', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  const addresses = (title: string) =>
    footer
      .getByRole('navigation', { name: title })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => `${link.textContent}: ${link.getAttribute('href')}`));
  const soon = (...names: string[]) => names.map((name) => `${name}: /coming-soon`);
  expect(await addresses('Company')).toEqual(['Buy: /projects', ...soon('Sell', 'Rent', 'Overseas', 'About Us')]);
  expect(await addresses('More')).toEqual([
    'Blogs: /blog',
    ...soon('Jobs', 'Help & Support', 'Terms of Use', 'Pricing'),
  ]);
  await expect(footer.getByRole('heading', { name: 'Head Office' })).toBeVisible();
  await expect(footer.locator('address')).toContainText('office@example.com');
  await expect(footer).toContainText('© 2024 Manzil');
});
