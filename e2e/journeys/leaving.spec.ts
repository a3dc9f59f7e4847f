import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e/test';

const saved = 'Request submitted successfully! Expect to hear back from us within 48 hours.';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Requests are answered after `ms`; counts them. */
async function answerAfter(page: Page, ms: number): Promise<() => number> {
  let count = 0;
  await page.route('**/rest/v1/contact?**', async (route) => {
    count += 1;
    // eslint-disable-next-line no-restricted-syntax -- the server answers late
    await new Promise((resolve) => setTimeout(resolve, ms));
    // Of a page that was reloaded, nobody hears the answer.
    await route.fulfill({ status: 201, json: { id: '1' } }).catch(() => undefined);
  });
  return () => count;
}

async function send(page: Page): Promise<void> {
  await name(page).fill('Ayesha');
  await page.getByLabel('Purpose').selectOption('Rent');
  await page.getByLabel('Email').fill('ayesha@example.com');
  const request = page.waitForRequest('**/rest/v1/contact?**');
  await page.getByRole('button', { name: 'Submit' }).click();
  await request;
}

const expectSaid = (page: Page) => expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();

for (const ms of [100, 1500, 6000]) {
  test(`a request answered after ${ms} ms is confirmed on the page of the next link @CONT-27`, async ({ page }) => {
    const count = await answerAfter(page, ms);
    await page.goto('/');
    await send(page);
    await bar(page).getByRole('link', { name: 'Our Projects' }).click();
    await expect(title(page)).toBeFocused();
    await expectSaid(page);
    await page.goBack();
    await expect(name(page)).toHaveValue('');
    expect(count()).toBe(1);
  });

  test(`a page reloaded ${ms} ms before the answer sends nothing by itself`, async ({ page }) => {
    const count = await answerAfter(page, ms);
    await page.goto('/');
    await send(page);
    await page.reload();
    await name(page).fill('Ayesha');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please provide a valid name, email and purpose.');
    expect(count()).toBe(1);
  });
}
