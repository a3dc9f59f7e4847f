import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages and states are checked on a phone, and on a desktop in `npm run test:all`. */
export const widths = [
  { width: 375, when: {} },
  { width: 1280, when: { tag: '@slow' } },
];

/**
 * axe's findings: rule and places, one line each. `main` excludes bar and footer. Legacy mode runs in the page;
 * otherwise each call opens another page. Describing passes takes nine tenths of the time.
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
