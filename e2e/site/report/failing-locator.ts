import { runInNewContext } from 'node:vm';
import type { Locator, Page } from '@playwright/test';

/** The locator of an assertion or action that failed, as Playwright prints it; undefined for a failure without one. */
export function readFailingLocator(message: string): string | undefined {
  const [, text] = /^\s*Locator: +(.+)$/m.exec(message) ?? /waiting for ((?:get|locator)\w*\(.+\))/.exec(message) ?? [];
  return text?.trim();
}

/**
 * A locator and those around it, the nearest first: an element that is missing belongs to whoever draws the
 * element in which it was looked for.
 */
export function readEnclosing(locator: string): string[] {
  const ends = [...locator.matchAll(/\)(?=\.|$)/g)].map(({ index }) => locator.slice(0, index + 1));
  return ends.reverse();
}

/**
 * Undefined where the text is half an expression. Playwright prints locators as code, and has no other way back. An
 * element that should be seen and is hidden is found, too.
 */
export function locate(page: Page, text: string): Locator | undefined {
  const code = text.replace(
    /getByRole\(('(?:[^'\\]|\\.)*')(?:, \{)?/g,
    (whole, role: string) => `getByRole(${role}, { includeHidden: true${whole.endsWith('{') ? ',' : ' }'}`,
  );
  try {
    return runInNewContext(`page.${code}`, { page }) as Locator;
  } catch {
    return undefined;
  }
}
