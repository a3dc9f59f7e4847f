import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const sentences = {
  invalid: 'Please provide a valid name, email and purpose.',
  failed: 'Failed to submit request. Please try again.',
  sent: 'Request submitted successfully! Expect to hear back from us within 48 hours.',
};

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await whenHydrated(page);
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
  'a request ends in the database, and the form is empty @CONT-05 @CONT-13 @CONT-14 @CONT-15 @CONT-26 @API-01 @API-02 @API-03 @API-04',
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
    const rows = (await site.listContacts?.()) ?? [];
    expect(rows.filter((row) => row.name === name)).toEqual([expect.objectContaining(request)]);
  },
);

test(
  'a double click on Submit sends one request, and its confirmation stays @CONT-13 @CONT-19',
  { tag: '@database' },
  async ({ page, site }) => {
    const name = `Visitor ${crypto.randomUUID()}`;
    await fill(page, { name, email: 'double@example.com' });
    const button = page.getByRole('button', { name: 'Submit' });
    await button.hover();
    await page.mouse.down();
    await page.mouse.up();
    const confirmation = page.getByRole('status').filter({ hasText: sentences.sent });
    await expect(confirmation).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
    await expect(confirmation).toBeVisible();
    const rows = (await site.listContacts?.()) ?? [];
    expect(rows.filter((row) => row.name === name)).toHaveLength(1);
  },
);

test(
  'an incomplete request is not sent, each time with the sentence @CONT-08 @CONT-11 @CONT-12 @CONT-19',
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
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await submit(page);
    await expect(alert).toBeVisible();
    expect(saves).toBe(0);
  },
);

test('when the save fails the values stay @CONT-16 @CONT-17 @CONT-18 @API-06', async ({ page, guard }) => {
  guard.allow(/status 50[02]/, /Failed to load resource/);
  await fill(page, { name: 'Sana', email: 'sana@example.com', message: 'Keep this' });
  const answers = [
    { status: 500, contentType: 'application/json', body: '{"message":"down"}' },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    { status: 201, contentType: 'application/json', body: '' },
    { status: 200, contentType: 'application/json', body: '[]' },
  ];
  for (const answer of answers) {
    await page.route('**/rest/v1/contact**', (route) => route.fulfill(answer), { times: 1 });
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: sentences.failed });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Bad gateway')).toHaveCount(0);
    await expect(page.getByLabel(/^Message/)).toHaveValue('Keep this');
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
  }
});

test(
  'offline the failure sentence comes, and a second try succeeds @CONT-16',
  { tag: '@database' },
  async ({ page, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await fill(page, { name: 'Omar', email: 'omar@example.com' });
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: sentences.failed })).toBeVisible();
    await context.setOffline(false);
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: sentences.sent })).toBeVisible();
  },
);

test('the notification is at the bottom right; only its button or Escape close it @CONT-21 @CONT-22 @CONT-23 @CONT-24', async ({
  page,
}) => {
  await submit(page);
  const alert = page.getByRole('alert').filter({ hasText: sentences.invalid });
  await expect(alert).toBeVisible();
  await expect(async () => {
    const box = await alert.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40);
  }).toPass();
  await page.mouse.click(5, 300);
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: /close/i }).click();
  await expect(alert).toBeHidden();
});

test(
  'a request over the address limit is refused and keeps its values @CONT-16',
  { tag: '@database' },
  async ({ page, guard }) => {
    guard.allow(/status 429/, /Failed to load resource/);
    const config = JSON.parse((await page.locator('#site-config').textContent()) ?? '') as { contact: { key: string } };
    const save = () =>
      page.request.post('/rest/v1/contact', {
        headers: { apikey: config.contact.key },
        data: { name: 'Again', purpose: 'Buy', email: 'again@example.com' },
      });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 50) statuses.push((await save()).status());
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
    await fill(page, { name: 'Once more', email: 'again@example.com' });
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: sentences.failed })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Once more');
  },
);

test('the public key reads nothing, and changes nothing', { tag: '@database' }, async ({ page, guard }) => {
  guard.allow(/status 4\d\d/, /Failed to load resource/);
  await fill(page, { name: 'Private Person', email: 'private@example.com' });
  const sent = page.waitForRequest('**/rest/v1/contact**');
  await submit(page);
  const headers = await (await sent).allHeaders();
  await expect(page.getByText(sentences.sent)).toBeVisible();
  const key = { apikey: headers['apikey'] ?? '', authorization: headers['authorization'] ?? '' };
  const counter = await page.request.get('/rest/v1/contact?select=created_xact', { headers: key });
  expect(counter.status()).toBe(401);
  const read = await page.request.get('/rest/v1/contact?select=*', { headers: key });
  expect(await read.text()).not.toContain('Private Person');
  for (const method of ['PATCH', 'DELETE']) {
    const response = await page.request.fetch('/rest/v1/contact?name=eq.Private%20Person', {
      method,
      headers: key,
      data: { name: 'x' },
    });
    expect(response.status(), method).toBeGreaterThanOrEqual(400);
  }
});

test('supabase-js is not part of the first load', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  await whenHydrated(page);
  const before = loaded.length;
  await page.getByLabel('Name', { exact: true }).focus();
  await expect.poll(() => loaded.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});
