import { expect, test, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from '../site/test';
import { TraceWatch } from './traces';

/** A page with a no-op form (RSET-05). */
export interface NoOpFormPage {
  path: string;
  form: string;
  fields: Readonly<Record<string, string>>;
  code?: string;
  action: string;
  next?: string;
}

/** One pixel. */
export const picture = {
  name: 'company-sign-photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqkL4KAZKnGefMxOScAAAAAElFTkSuQmCC',
    'base64',
  ),
};

export const formOf = (page: Page, { form }: NoOpFormPage) => page.getByRole('form', { name: form });

export async function fillEverything(form: Locator, { fields, code }: NoOpFormPage): Promise<string[]> {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  if (code) await form.getByLabel(/^Digit 1 of/).pressSequentially(code);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  for (const chooser of await form.locator('input[type=file]').all()) await chooser.setInputFiles(picture);
  const contents = await contentsOf(form);
  expect(contents, 'fields left out').not.toContain('');
  return [...contents.filter((text) => text.length > 1), picture.name, ...(code ? [code] : [])];
}

export function contentsOf(form: Locator): Promise<string[]> {
  return form.locator('input:not([type=radio]):not([readonly]), textarea').evaluateAll((fields) =>
    fields.map((field) => {
      if (!(field instanceof HTMLInputElement)) return field instanceof HTMLTextAreaElement ? field.value : '';
      return field.type === 'checkbox' ? (field.checked ? 'ticked box' : '') : field.value;
    }),
  );
}

async function expectEmpty(form: Locator): Promise<void> {
  await expect.poll(async () => (await contentsOf(form)).join('')).toBe('');
}

export async function expectQuiet(page: Page, quiet: NoOpFormPage): Promise<void> {
  const traces = new TraceWatch(page);
  const form = formOf(page, quiet);
  await page.goto(quiet.path);
  await whenHydrated(page);
  await expectEmpty(form);
  await expect(form.locator('[name]'), 'fields that a browser would send').toHaveCount(0);
  for (const [way, submit] of submits(form, quiet)) {
    await test.step(`submits with ${way}`, async () => {
      const typed = await fillEverything(form, quiet);
      await submit();
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === (quiet.next ?? quiet.path));
      await traces.expectNone(typed);
      if (quiet.next) await page.goBack();
      else await expectNoAnswer(page, form, typed);
      if (quiet.next) await expectEmpty(form);
    });
  }
  await expectGoneAfter(page, quiet, traces);
}

function submits(form: Locator, { fields, action, next }: NoOpFormPage) {
  const last = Object.keys(fields).findLast((label) => label !== 'Company Address');
  const field = last ? form.getByLabel(last, { exact: true }) : form.getByRole('textbox').last();
  const button = form.getByRole(next ? 'link' : 'button', { name: action, exact: true });
  return [
    ['the button', () => button.click()],
    ['Enter', () => field.press('Enter')],
  ] as const;
}

async function expectNoAnswer(page: Page, form: Locator, typed: readonly string[]): Promise<void> {
  expect(typed).toEqual(expect.arrayContaining(await contentsOf(form)));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.locator('[aria-invalid=true], :required')).toHaveCount(0);
}

async function expectGoneAfter(page: Page, quiet: NoOpFormPage, traces: TraceWatch): Promise<void> {
  const form = formOf(page, quiet);
  const ways = {
    'a link and Back': async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sell' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
    'another document and Back': () => page.goto('/coming-soon'),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(`comes back after ${way}`, async () => {
      const typed = await fillEverything(form, quiet);
      await leave();
      await traces.expectNone(typed);
      await page.goBack();
      await whenHydrated(page);
      await expectEmpty(form);
    });
  }

  await test.step('reloads', async () => {
    const typed = await fillEverything(form, quiet);
    await page.reload();
    await whenHydrated(page);
    await expectEmpty(form);
    await traces.expectNone(typed);
  });
}

/** The same without scripts. */
export async function expectQuietWithoutScripts(page: Page, quiet: NoOpFormPage): Promise<void> {
  const requests: string[] = [];
  const form = formOf(page, quiet);
  await page.goto(quiet.path);
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`),
  );
  for (const [label, text] of Object.entries(quiet.fields)) await form.getByLabel(label, { exact: true }).fill(text);
  for (const box of await form.getByLabel(/^Digit/).all()) await box.fill('7');
  await form.getByRole('textbox').last().press('Enter');
  const action = form.getByRole(quiet.next ? 'link' : 'button', { name: quiet.action, exact: true });
  await action.click();
  if (!quiet.next) await page.getByRole('contentinfo').getByRole('link', { name: 'Sell' }).click();
  const goal = quiet.next ?? '/coming-soon';
  await expect(page).toHaveURL((url) => url.pathname + url.search === goal);
  expect(requests.filter((request) => !request.startsWith('GET /_/'))).toEqual([`GET ${goal}`]);
}
