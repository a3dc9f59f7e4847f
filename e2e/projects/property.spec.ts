import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/details${query}`);
  await whenHydrated(page);
}

async function watchTraces(page: Page): Promise<() => Promise<{ requests: string[]; memory: unknown }>> {
  const requests: string[] = [];
  const memory = () =>
    page.evaluate(() => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      address: location.href,
    }));
  const before = await memory();
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return async () => {
    const after = await memory();
    return { requests, memory: JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : after };
  };
}

test('Message Agency and More information write to the console and do nothing else @PROP-09 @ROLE-01', async ({
  page,
}) => {
  await open(page);
  // Lazy pictures load when they come near.
  await page.getByRole('complementary').scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.complete)),
    )
    .toBe(true);
  const traces = await watchTraces(page);
  const written: string[] = [];
  page.on('console', (message) => written.push(`${message.type()}: ${message.text()}`));
  for (const name of ['Message Agency', 'More information']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => written.splice(0)).toEqual([expect.stringMatching(new RegExp(`^log: ${name}`))]);
  }
  expect(await traces()).toEqual({ requests: [], memory: 'unchanged' });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Details');
});

test('what is typed into Ask Question is sent nowhere, kept nowhere and not judged @PROP-06 @PROP-07 @RSET-04 @RSET-05 @API-05', async ({
  page,
}) => {
  await open(page, '?tab=ask-question');
  const form = page.getByRole('form', { name: 'Ask a question' });
  const traces = await watchTraces(page);
  await form.getByLabel('Name').fill('Sana Qureshi');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Phone').fill('none');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByLabel('Phone').press('Enter');
  await page.getByRole('button', { name: 'What does the monthly price include?' }).click();
  await expect(page.getByText('Electricity, water and gas are billed by use.')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await traces()).toEqual({ requests: [], memory: 'unchanged' });
});

test('a photo opens on the whole screen, with more of them than the page shows @PROP-01', async ({ page }) => {
  await open(page);
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('link');
  await expect(photos).toHaveCount(5);
  await photos.nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Photos of DHA Phase 6' });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(dialog.getByText('3 of 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('5 of 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photos.nth(2)).toBeFocused();
});
