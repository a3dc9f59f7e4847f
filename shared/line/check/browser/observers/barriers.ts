import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Finding } from '../findings';

type RunOnly = Parameters<AxeBuilder['options']>[0]['runOnly'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Moderate findings that count: a reader jumps from heading to heading. */
const moderate = ['heading-order'];

/** Refuses axe's serious findings, by rule with the first place. */
export async function findBarriers(page: Page): Promise<Finding[]> {
  return [
    ...(await axeFindings(page, { type: 'tag', values: standards })),
    ...(await axeFindings(page, { type: 'rule', values: moderate })),
  ];
}

export async function axeFindings(page: Page, runOnly: RunOnly): Promise<Finding[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).options({ runOnly }).analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || moderate.includes(id))
    .map(({ id, help, nodes }): Finding => {
      const place = nodes[0]?.target.join(' ') ?? '';
      return [`barrier ${id}`, `has a barrier that it did not have (${id}): ${help} (${place})`];
    });
}
