import type { CDPSession, Locator, Page } from '@playwright/test';
import { whenTaken } from './typing';

/** 60 to 120 ms per key. */
async function typeKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const [index, key] of keys.entries()) await page.keyboard.press(key, { delay: 60 + ((index * 37) % 61) });
}

/** A way to enter text, in two halves: before and after the scripts are released. */
export interface Manner {
  before: (field: Locator) => Promise<void>;
  after: (field: Locator) => Promise<void>;
}

/** Digits where letters are refused. A code box takes one and advances. */
async function keysFor(field: Locator): Promise<{ text: string; isBox: boolean }> {
  const [mode, label] = await Promise.all([field.getAttribute('inputmode'), field.getAttribute('aria-label')]);
  const [, length] = /^Digit 1 of (\d)$/.exec(label ?? '') ?? [];
  if (length) return { text: '123456'.slice(0, Number(length)), isBox: true };
  return { text: mode === 'numeric' || mode === 'decimal' ? '350000' : 'DHA VI', isBox: false };
}

const half = (text: string) => Math.ceil(text.length / 2);

/** Half of a text, and one step back into it. */
export async function startText(field: Locator): Promise<void> {
  await field.focus();
  const { text, isBox } = await keysFor(field);
  for (const key of [...text.slice(0, half(text)), ...(isBox ? [] : ['ArrowLeft', 'ArrowLeft'])])
    await field.page().keyboard.press(key);
}

/** The rest, at the caret. */
export async function endText(field: Locator): Promise<void> {
  const { text } = await keysFor(field);
  for (const key of text.slice(half(text))) await field.page().keyboard.press(key);
}

const keys: Manner = {
  before: startText,
  after: async (field) => {
    const { text } = await keysFor(field);
    await typeKeys(field.page(), [...text.slice(half(text), -1)]);
    await whenTaken(field);
    await typeKeys(field.page(), [text.at(-1) ?? '']);
  },
};

/** Words composed by an input method, the last across hydration. */
const composition: Manner = {
  before: async (field) => compose(await devtools(field), 'گل'),
  after: async (field) => {
    await whenTaken(field);
    const session = await devtools(field);
    await compose(session, 'گلبرگ');
    await session.send('Input.insertText', { text: 'گلبرگ' });
  },
};

const paste: Manner = {
  before: async (field) => {
    const page = field.page();
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.evaluate(() => navigator.clipboard.writeText('42'));
    await page.keyboard.press('ControlOrMeta+V');
  },
  after: whenTaken,
};

const undo: Manner = {
  before: async (field) => {
    for (const key of ['4', '2', 'Shift+Home', '7']) await field.page().keyboard.press(key);
  },
  after: async (field) => {
    await whenTaken(field);
    await field.page().keyboard.press('ControlOrMeta+Z');
  },
};

/** Like browser autofill: bypasses the property that React watches. */
const autofill: Manner = {
  before: (field) =>
    field.evaluate((element) => {
      Reflect.set(Object.getPrototypeOf(element) as object, 'value', '42', element);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    }),
  after: whenTaken,
};

export const manners = { keys, composition, paste, undo, autofill };

const devtools = (field: Locator): Promise<CDPSession> => field.page().context().newCDPSession(field.page());

async function compose(session: CDPSession, text: string): Promise<void> {
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}
