import { expect, type Page } from '@playwright/test';
import type { RunningSite } from './running-site';
import { whenHydrated } from './test';

interface Typed {
  purpose: 'Buy' | 'Rent';
  message?: string;
}

/** Sends a contact request from a page and finds it in the database; the form is empty then. */
export async function expectStored(
  page: Page,
  site: RunningSite,
  { path, heading }: { path: string; heading: string },
  typed: Typed,
): Promise<void> {
  const request = { name: `Visitor ${crypto.randomUUID()}`, email: 'visitor@example.com', ...typed };
  await page.goto(path);
  await whenHydrated(page);
  const form = page.getByRole('form', { name: heading });
  const [name, message] = [form.getByLabel('Name', { exact: true }), form.getByLabel(/^Message/)];
  await name.fill(request.name);
  await form.getByLabel('Purpose').selectOption(request.purpose);
  await form.getByLabel('Email').fill(request.email);
  if (request.message) await message.fill(request.message);
  await form.getByRole('button', { name: 'Submit' }).click();
  const sentence = 'Request submitted successfully! Expect to hear back from us within 48 hours.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  for (const field of [name, message]) await expect(field).toHaveValue('');
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  const rows = (await site.listContacts?.()) ?? [];
  expect(rows.filter((row) => row.name === request.name)).toEqual([expect.objectContaining(request)]);
}
