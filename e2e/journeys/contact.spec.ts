import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const sentences = {
  invalid: 'Please provide a valid name, email and purpose.',
  sent: 'Request submitted successfully! Expect to hear back from us within 48 hours.',
};

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/');
});

async function fill(
  page: Page,
  values: { name: string; purpose?: string; email: string; phone?: string; message?: string },
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(values.name);
  await page.getByLabel('Purpose').selectOption(values.purpose ?? 'Buy');
  await page.getByLabel('Email').fill(values.email);
  if (values.phone) await page.getByLabel(/^Phone/).fill(values.phone);
  if (values.message) await page.getByLabel(/^Message/).fill(values.message);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test(
  'a request ends in the database, and the form is empty @API-01 @API-02 @API-03 @API-04',
  { tag: '@database' },
  async ({ page, site }) => {
    const name = `Visitor ${crypto.randomUUID()}`;
    const saves: { method: string; path: string; body: unknown }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/rest/'))
        saves.push({ method: request.method(), path: pathname, body: request.postDataJSON() });
    });
    await fill(page, { name, purpose: 'Rent', email: 'abc', phone: '+92 300 0000000', message: 'Two rooms,\nplease.' });
    const answer = page.waitForResponse('**/rest/v1/contact**');
    await submit(page);
    // Only the id is returned.
    expect(await (await answer).json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await expect(page.getByRole('status').filter({ hasText: sentences.sent })).toBeVisible();
    const request = { name, purpose: 'Rent', email: 'abc', phone: '+92 300 0000000', message: 'Two rooms,\nplease.' };
    expect(saves).toEqual([{ method: 'POST', path: '/rest/v1/contact', body: request }]);
    for (const label of ['Name', 'Email']) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Purpose')).toHaveValue('');
    await expect(page.getByLabel(/^Phone/)).toHaveValue('');
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
    const rows = (await site.exportContacts?.()) ?? '';
    // An apostrophe disarms formulas.
    expect(rows).toContain(`${name},Rent,abc,'+92 300 0000000,"Two rooms,\nplease."`);
    expect(rows.split(name), 'rows with this name').toHaveLength(2);
  },
);

test(
  'an incomplete request is not sent, and the sentence is at the bottom right @CONT-24',
  { tag: '@smoke' },
  async ({ page }) => {
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') saves += 1;
    });
    await fill(page, { name: ' \t ', email: 'me@example.com' });
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: sentences.invalid });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(async () => {
      const box = await alert.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    expect(saves).toBe(0);
  },
);
