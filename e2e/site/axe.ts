import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A state of a page is looked at on a phone in every run, and on a desktop at night; every page at rest on both
 * (`journeys/accessibility.spec.ts`).
 */
export const widths = [
  { width: 375, when: {} },
  { width: 1280, when: { tag: '@night' } },
];

/**
 * What axe finds wrong with the page as it stands now: rule and places, one line each. `main` leaves
 * out bar and footer, which are the same in every state and looked at with the page at rest.
 * Legacy mode evaluates in the page itself; otherwise each call opens a second page to put the results of frames of
 * other origins together. What is right is not described: a tenth of the time.
 */
export async function findViolations(page: Page, part: 'main' | 'html' = 'main'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
    .withTags(tags)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
