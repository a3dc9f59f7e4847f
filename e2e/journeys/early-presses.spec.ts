import type { Locator, Page } from '@playwright/test';
import { keptAttribute, partNoticeAttribute } from '@site/hydration/names';
import { holdScripts } from '../site/script-faults';
import { expect, needs, test, whenHydrated } from '../site/test';

/** Shells with this rule in their documents show kept presses as busy. */
const sinceBusyLook = { annotation: needs({ html: keptAttribute, of: '/overseas' }) };

async function whenPressesAreKept(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_/shell/starter.')),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

test('Submit that is pressed before the page is hydrated answers once it is @CONT-11', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
  await page.goto('/overseas', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Ayesha');
  await whenPressesAreKept(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await release();
  await expect(page.getByText('Please provide a valid name, email and purpose.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ayesha');
});

test('a heart pressed while its part is missing is saved once', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/projects\/.*\.js/);
  await page.goto('/projects', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await whenPressesAreKept(page);
  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await release();
  await whenHydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed before the page knows that it is saved stays saved', sinceBusyLook, async ({ page }) => {
  await page.goto('/projects');
  await whenHydrated(page);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const release = await holdScripts(page, /\/_\/projects\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await whenPressesAreKept(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await release();
  await whenHydrated(page);
  await expect(heart).not.toHaveAttribute('aria-busy');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

const sizeOf = async (locator: Locator) =>
  locator.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);

test(
  'Submit that is pressed early looks busy until it answers, and keeps its size',
  sinceBusyLook,
  async ({ page }) => {
    const release = await holdScripts(page, /\/_\/shell\/main\..*\.js/);
    await page.goto('/overseas', { waitUntil: 'commit' });
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
  },
);

test(
  'an early heart looks busy until its part fails, and Try again saves it',
  sinceBusyLook,
  async ({ page, guard }) => {
    guard.allow(/did not arrive/, /timed out/, /already registered/, /was preloaded using link preload but not used/);
    const release = await holdScripts(page, /\/_\/projects\/.*\.js/);
    await page.goto('/projects', { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: /^Save / }).first();
    await whenPressesAreKept(page);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    // The scripts hang: after three seconds the part counts as failed.
    await expect(page.locator(`[${partNoticeAttribute}]`)).toBeVisible();
    await expect(heart).not.toHaveAttribute('aria-busy');
    await release();
    await page.locator(`[${partNoticeAttribute}]`).getByRole('button', { name: 'Try again' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a heart pressed before any script is saved once after hydration', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/starter\..*\.js/);
  await page.goto('/projects', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  // The browser records a press after the next paint.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length === 1);
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed after hydration is saved at once', async ({ page }) => {
  await page.goto('/projects');
  await whenHydrated(page);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
