import type { Locator, Page } from '@playwright/test';
import { expect, test, whenHydrated } from './test';
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

function contentsOf(form: Locator): Promise<string[]> {
  return form.locator('input:not([type=radio]):not([readonly]), textarea').evaluateAll((fields) =>
    fields.map((field) => {
      if (!(field instanceof HTMLInputElement)) return field instanceof HTMLTextAreaElement ? field.value : '';
      return field.type === 'checkbox' ? (field.checked ? 'ticked box' : '') : field.value;
    }),
  );
}

export async function expectQuiet(page: Page, quiet: NoOpFormPage): Promise<void> {
  const traces = new TraceWatch(page);
  const form = formOf(page, quiet);
  const expectEmpty = () => expect.poll(async () => (await contentsOf(form)).join('')).toBe('');
  const button = form.getByRole(quiet.next ? 'link' : 'button', { name: quiet.action, exact: true });
  const ways: Record<string, () => Promise<unknown>> = {
    submitted: async () => {
      await button.click();
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === (quiet.next ?? quiet.path));
      await expect(page.getByRole('alert').or(page.locator('form [aria-invalid=true]'))).toHaveCount(0);
    },
    'left by a link': async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sell' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
    'left for another document': () => page.goto('/coming-soon'),
    'loaded again': () => page.reload(),
  };
  const response = await page.goto(quiet.path);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await whenHydrated(page);
  await expect(form.locator('[name], :required'), 'fields that a browser would send or refuse').toHaveCount(0);
  for (const [way, go] of Object.entries(ways)) {
    await test.step(way, async () => {
      const typed = await fillEverything(form, quiet);
      await go();
      await traces.expectNone(typed);
      if (new URL(page.url()).pathname !== quiet.path) await page.goBack();
      else if (way === 'submitted') return;
      await whenHydrated(page);
      await expectEmpty();
    });
  }
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
  await form.getByRole(quiet.next ? 'link' : 'button', { name: quiet.action, exact: true }).click();
  if (!quiet.next) await page.getByRole('contentinfo').getByRole('link', { name: 'Sell' }).click();
  const goal = quiet.next ?? '/coming-soon';
  await expect(page).toHaveURL((url) => url.pathname + url.search === goal);
  expect(requests.filter((request) => !request.startsWith('GET /_/'))).toEqual([`GET ${goal}`]);
}
