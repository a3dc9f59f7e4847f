import type { Page } from 'playwright';
import type { Finding } from '../findings';
import { finishAnimations } from '../settle';
import { axeFindings } from './barriers';

const most = 60;

/** Refuses controls whose words can hardly be read while the pointer or the focus is on them. */
export async function findPoorContrast(page: Page): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'main :is(a[href], button, summary)';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const findings: Finding[] = [];
  const force = async (forcedPseudoClasses: string[]) => {
    for (const nodeId of nodeIds.slice(0, most))
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(() => undefined); // It may be gone.
    await page.evaluate(finishAnimations);
  };
  for (const [state, words] of Object.entries({ hover: 'the pointer', focus: 'the focus' })) {
    await force([state]);
    for (const [kind, sentence] of await axeFindings(page, { type: 'rule', values: ['color-contrast'] }))
      findings.push([`${kind} ${state}`, `${sentence} while ${words} is on it`]);
  }
  await force([]);
  await session.detach();
  return findings;
}
