import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { helpScript } from './in-page';

export interface Visitor {
  name: string;
  width: number;
  height: number;
  /** Pixels: widths at which nothing may exceed the screen. */
  widths: readonly number[];
  settings: BrowserContextOptions;
  /** Of the addresses that the visitor opens. With a query every module hydrates on load. */
  query: string;
  /** Drives a clock a year ahead, and makes every gesture that the page offers. Others block all cookies. */
  isThorough: boolean;
}

export const phone: Visitor = {
  name: 'on a phone',
  width: 390,
  height: 844,
  widths: [390, 360],
  settings: {
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  },
  query: '',
  isThorough: false,
};

export const desktop: Visitor = {
  name: 'on a desktop',
  width: 1440,
  height: 900,
  widths: Array.from({ length: 17 }, (_, index) => 320 + 80 * index),
  settings: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'de-DE', timezoneId: 'Asia/Karachi' },
  query: '?utm_source=newsletter',
  isThorough: true,
};

/** Two visitors that differ in as much as possible. */
export const screens = [phone, desktop] as const;

/** 400 days: another day, month and year than the document's. */
const aheadMs = 400 * 86_400_000;

/** Gives a browser the visitor's settings before any script runs. */
export async function beVisitor(
  context: BrowserContext,
  page: Page,
  visitor: Visitor,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript(helpScript());
  if (!visitor.isThorough) {
    await context.addInitScript(blockStorage);
    return;
  }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage[key] ??= value;
  }, stored);
  await page.clock.install({ time: Date.now() + aheadMs });
}

function blockStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get, configurable: true });
}
