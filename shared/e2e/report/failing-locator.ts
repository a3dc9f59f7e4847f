import { runInNewContext } from 'node:vm';
import type { Locator, Page } from '@playwright/test';

/** The failed locator as Playwright prints it; undefined without one. */
export function readFailingLocator(message: string): string | undefined {
  const [, text] = /^\s*Locator: +(.+)$/m.exec(message) ?? /waiting for ((?:get|locator)\w*\(.+\))/.exec(message) ?? [];
  return text?.trim();
}

/** A locator and its ancestors, nearest first: a missing element belongs to whoever renders its ancestor. */
export function readEnclosing(locator: string): string[] {
  const ends = [...locator.matchAll(/\)(?=\.|$)/g)].map(({ index }) => locator.slice(0, index + 1));
  return ends.reverse();
}

/** Parses a printed locator, which Playwright cannot do; undefined for an incomplete one. Includes hidden elements. */
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
