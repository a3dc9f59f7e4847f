import type { Page } from '@playwright/test';
import { hydratedAttribute, moduleAttribute, rootId, startedAttribute } from '@site/runtime/names';
import { expect, test, whenHydrated } from '@site/e2e/test';

function watchRemotes(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/_\/(\w+)\/[^/]+\.js/.exec(request.url()) ?? [];
    if (part && part !== 'shell') asked.push(part);
  });
  return asked;
}

const stay = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const hasStayed = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
const isHydrated = (page: Page, module: string) =>
  page.locator(`[${moduleAttribute}="${module}"][${hydratedAttribute}]`);

/** After the shell listens: first scripts load after the first picture, and the load event does not wait for them. */
async function movePointer(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
  await page.mouse.move(10, 10);
  await expect(page.locator(`#${rootId}[${hydratedAttribute}]`)).toBeAttached();
}

test('the landing page loads no remote script before the projects are on the screen', async ({ page }) => {
  const asked = watchRemotes(page);
  await page.goto('/');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: /Kings Town Lahore/ }).scrollIntoViewIfNeeded();
  await expect(isHydrated(page, 'projects/fragments/project-grid')).toBeAttached();
  expect(asked).toContain('projects');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a link in a dehydrated page opens in the same document, and Back returns', async ({ page }) => {
  const asked = watchRemotes(page);
  await page.goto('/coming-soon');
  await stay(page);
  await movePointer(page);
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeFocused();
  expect(await hasStayed(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Stay tuned/ })).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
});

test('the bar navigates from a dehydrated page without loading it', async ({ page }) => {
  const asked = watchRemotes(page);
  await page.goto('/blog');
  await stay(page);
  await movePointer(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeFocused();
  expect(await hasStayed(page)).toBe(true);
  expect(asked).not.toContain('marketing');
  await whenHydrated(page);
});

test('a form on the screen has its scripts before it is pressed', async ({ page }) => {
  const asked = watchRemotes(page);
  await page.goto('/blog');
  await movePointer(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('marketing');
  await expect(isHydrated(page, 'marketing/pages/blog')).not.toBeAttached();
});

test('the skip link keeps a page that is not hydrated in sight until its part has come', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await movePointer(page);
  await main.evaluate((element) =>
    new MutationObserver(() => element.querySelector('h1') || Object.assign(window, { wasEmpty: true })).observe(
      element,
      { childList: true, subtree: true },
    ),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(isHydrated(page, 'marketing/pages/blog')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty'))).toBeUndefined();
});
