import type { Page } from 'playwright';
import type { Finding } from './findings';

/** axe counts it as moderate. */
const levels = 'heading-order';

/** axe's serious findings by rule, with the first place. */
export async function findBarriers(page: Page): Promise<Finding[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ rules: { [levels]: { enabled: true } } })
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === levels)
    .map(({ id, help, nodes }): Finding => {
      const place = nodes[0]?.target.join(' ') ?? '';
      return [`barrier ${id}`, `has a barrier that it did not have (${id}): ${help} (${place})`];
    });
}
