import type { Locator, Page } from '@playwright/test';
import { whenAnswered } from '@site/e2e/hydration';
import { expect, test, whenHydrated, whenIdle } from '@site/e2e/test';

/** One press of a series, as the browser counts them. */
async function press(page: Page, link: Locator, clickCount: number): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

for (const [from, first, to, second, then] of [
  ['/otp_confirmed', 'Confirm Payment', '/order_confirmed', 'Complete your Agency Profile', '/complete_profile'],
  ['/forgot_password', 'Send Code', '/forgot/verify', 'Confirm', '/resetPassword'],
  ['/buy', 'See our projects', '/projects', 'Liberty Lands', '/project_details/1'],
] as const)
  test(`the second press of a double click on ${from} does not skip ${to}`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(from);
    await whenHydrated(page);
    await press(page, main.getByRole('link', { name: new RegExp(`^${first}`) }), 1);
    await expect(page).toHaveURL(to);
    await whenHydrated(page);
    const next = main.getByRole('link', { name: new RegExp(`^${second}`) });
    await press(page, next, 2);
    await whenIdle(page);
    await expect(page).toHaveURL(to);
    await press(page, next, 1);
    await expect(page).toHaveURL(then);
  });

test('after a double click on a project Back shows the list', async ({ page }) => {
  await page.goto('/projects');
  await whenHydrated(page);
  const card = page.getByRole('main').getByRole('link', { name: /^Liberty Lands/ });
  // Loaded at the hover, the page has its address before it is shown: the second press comes between.
  await card.hover();
  await whenIdle(page);
  await card.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Liberty Lands/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/projects');
});

test('the second press of a double click on Back goes back once', async ({ page }) => {
  for (const path of ['/blog', '/projects', '/pricing']) await page.goto(path);
  await whenHydrated(page);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await whenAnswered(back);
  await press(page, back, 2);
  await whenIdle(page);
  await expect(page).toHaveURL('/pricing');
  await press(page, back, 1);
  await expect(page).toHaveURL('/projects');
});
