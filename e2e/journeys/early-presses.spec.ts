import type { Locator, Page } from '@playwright/test';
import { keepsAttribute, replayAttribute } from '@site/runtime/names';
import { holdScripts } from '@site/e2e/script-faults';
import { expect, needs, test, whenHydrated } from '@site/e2e/test';

/** Shells that show recorded presses as busy. */
const sinceBusyLook = { annotation: needs({ html: replayAttribute, of: '/overseas' }) };

/** Shells that answer a heart before its part has loaded. */
const sinceStored = { annotation: needs({ html: keepsAttribute, of: '/projects' }) };

const projectsScripts = /\/_\/projects\/.*\.js/;

/** With the shell, whose limit for its parts would otherwise end while a second tab opens. */
const projectsAndShell = /\/_\/(projects\/|shell\/main\.).*\.js/;

const firstHeart = (page: Page) => page.getByRole('button', { name: /^Save / }).first();
const listStored = (page: Page) => page.evaluate(() => localStorage.getItem('projects.favourites'));

/** The replay script records presses once it has run. */
async function whenPressesAreKept(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_/shell/replay.')),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

test('a heart is saved while its part is missing, and once when it has come', sinceStored, async ({ page }) => {
  const release = await holdScripts(page, projectsScripts);
  await page.goto('/projects', { waitUntil: 'commit' });
  await whenPressesAreKept(page);
  await firstHeart(page).click();
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
  const stored = await listStored(page);
  await release();
  await whenHydrated(page);
  await expect(page.getByText('Saved. See favorites')).toBeVisible();
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await listStored(page)).toBe(stored);
  await firstHeart(page).click();
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed in two tabs before their parts have come is saved', sinceStored, async ({ page, context }) => {
  const other = await context.newPage();
  const releases = [];
  for (const tab of [page, other]) {
    releases.push(await holdScripts(tab, projectsAndShell));
    await tab.goto('/projects', { waitUntil: 'commit' });
    await whenPressesAreKept(tab);
  }
  await firstHeart(page).click();
  await expect(firstHeart(other)).toHaveAttribute('aria-pressed', 'true');
  const second = (tab: Page) => tab.getByRole('button', { name: /^Save / }).nth(1);
  await second(other).click();
  for (const release of releases) await release();
  for (const tab of [page, other]) {
    await whenHydrated(tab);
    await expect(firstHeart(tab)).toHaveAttribute('aria-pressed', 'true');
    await expect(second(tab)).toHaveAttribute('aria-pressed', 'true');
  }
});

const sizeOf = async (locator: Locator) =>
  locator.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);

test(
  'an early Submit looks busy until it answers, and keeps its size and the typed text',
  sinceBusyLook,
  async ({ page }) => {
    const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
    await page.goto('/overseas', { waitUntil: 'commit' });
    await page.getByLabel('Name', { exact: true }).fill('Ayesha');
    await whenPressesAreKept(page);
    const submit = page.getByRole('button', { name: 'Submit' });
    const before = await sizeOf(submit);
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect
      .poll(() => submit.evaluate((button) => getComputedStyle(button, '::after').animationName))
      .toBe('turn');
    await expect(submit.getByText('Submit')).toHaveCSS('opacity', '0');
    expect(await sizeOf(submit)).toEqual(before);
    await release();
    await expect(page.getByText('Please provide a valid name, email and purpose.')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(submit.getByText('Submit')).toHaveCSS('opacity', '1');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ayesha');
  },
);

test('a heart pressed before any script is saved once after hydration', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/replay\..*\.js/);
  await page.goto('/projects', { waitUntil: 'commit' });
  const heart = firstHeart(page);
  await heart.click();
  // The browser records a press after the next paint.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length === 1);
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

for (const [path, name] of [
  ['/details', 'Photos of DHA Phase 6'],
  ['/project_details/3', 'Pictures of Park View City Lahore'],
] as const)
  test(`an early press on a photograph of ${path} opens it in the page`, async ({ page }) => {
    const release = await holdScripts(page, projectsAndShell);
    await page.goto(path, { waitUntil: 'commit' });
    await whenPressesAreKept(page);
    const photo = page.getByRole('link', { name: /^Open large/ }).first();
    await photo.click();
    await expect(photo).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
  });
