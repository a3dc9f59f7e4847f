import { expect, type Locator, type Page } from '@playwright/test';
import { hydratedAttribute, moduleAttribute } from '@site/runtime/names';
import { holdScripts } from './script-faults';
import { whenIdle } from './test';

/** When scripts arrive: at once, or in the middle of the text, without or with the replay script. */
export const arrivals = ['at once', 'late', 'late, with the replay script'] as const;
export type Arrival = (typeof arrivals)[number];

const held: Readonly<Record<Arrival, RegExp>> = {
  'at once': /never/,
  late: /\/_\/shell\/main\..*\.js/,
  'late, with the replay script': /\/_\/.*\.js/,
};

const others = ['radio', 'checkbox', 'file', 'hidden'].map((type) => `[type=${type}]`).join(', ');
const fields = `input:not(${others}), textarea`;

export function textFields(page: Page): Locator {
  return page.locator(`:is(${fields}):not([aria-label^="Digit "]:not([aria-label^="Digit 1 "]))`).filter({
    visible: true,
  });
}

/** Opens a page with only its HTML; the returned function releases the scripts. */
export async function openEarly(page: Page, path: string, arrival: Arrival): Promise<() => Promise<void>> {
  const release = await holdScripts(page, held[arrival]);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

export async function openHydrated(page: Page, path: string, field: Locator): Promise<void> {
  await page.goto(path);
  await field.focus();
  await whenTaken(field);
}

export async function whenTaken(field: Locator): Promise<void> {
  const module = field.locator(`xpath=ancestor::*[@${moduleAttribute}][1]`);
  if ((await module.count()) > 0) await expect(module).toHaveAttribute(hydratedAttribute);
  await whenIdle(field.page());
}

export function readFields(page: Page): Promise<string[]> {
  return page.locator(fields).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((field) => field.checkVisibility())
      .map((field) => {
        const { value, selectionStart: start, selectionEnd: end } = field;
        return field === document.activeElement ? `${value}, selected from ${start} to ${end}` : value;
      }),
  );
}

export async function clearFields(page: Page): Promise<void> {
  for (const field of await page.locator(fields).filter({ visible: true }).all()) await field.fill('');
}
