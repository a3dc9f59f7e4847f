import type { Visit } from './visit';

/** axe counts it as moderate. */
const levels = 'heading-order';

/** axe's serious findings by rule, with the first place. */
export async function findBarriers({ page, findings }: Visit): Promise<void> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // Without frames, and without a second page that joins their results.
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ resultTypes: ['violations'], rules: { [levels]: { enabled: true } } })
    .analyze();
  for (const { id, impact, help, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical' && id !== levels) continue;
    const place = nodes[0]?.target.join(' ') ?? '';
    findings.add(`has a barrier that it did not have (${id}): ${help} (${place})`, `barrier ${id}`);
  }
}
