import type { Visit } from './visit';

/** axe counts it as moderate. */
const levels = 'heading-order';

/** axe's serious findings by rule, with the first place. */
export async function findBarriers({ page, findings }: Visit): Promise<void> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode() // Without frames, and without a second page that joins their results.
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ resultTypes: ['violations', 'incomplete'], rules: { [levels]: { enabled: true } } })
    .analyze();
  // axe leaves open whether words of exactly the color behind them are meant to be read.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .find(({ any }) => any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'));
  if (invisible)
    findings.add(`has words in the color of their background (${invisible.target.join(' ')})`, 'invisible');
  for (const { id, impact, help, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical' && id !== levels) continue;
    const place = nodes[0]?.target.join(' ') ?? '';
    findings.add(`has a barrier that it did not have (${id}): ${help} (${place})`, `barrier ${id}`);
  }
}
