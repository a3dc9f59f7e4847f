import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands now: rule and places, one line each. `main` leaves
 * out bar and footer, which are the same in every state and looked at with the page at rest.
 * Legacy mode evaluates in the page itself; otherwise each call opens a second page to put the results of frames of other origins together.
 */
export async function findViolations(page: Page, part: 'main' | 'html' = 'main'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
