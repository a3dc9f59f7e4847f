import type { Page } from 'playwright';
import type { Findings } from '../findings';

declare global {
  interface Window {
    /** Words of the document before its scripts run. */
    __wordsOfDocument?: string[];
  }
}

/** Runs in the page, before its scripts. */
export function noteDocument(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.__wordsOfDocument = document.body.innerText.split('\n');
  });
}

/** Refuses HTML that React draws otherwise. Names the first words that differ. */
export async function findMismatch(page: Page, findings: Findings): Promise<void> {
  if (!findings.hasMismatch) return;
  const difference = await page.evaluate(() => {
    const [before, after] = [window.__wordsOfDocument ?? [], document.body.innerText.split('\n')];
    const at = before.findIndex((words, index) => words !== after[index]);
    return at < 0 ? undefined : [before[at] ?? '', after[at] ?? ''].map((words) => words.trim().slice(0, 60));
  });
  const words = difference
    ? `the HTML says "${difference[0]}", the browser draws "${difference[1]}"`
    : 'the same words in other elements, as a parser repairs them';
  findings.add(
    `has a mismatch when it hydrates: ${words}. Draw the same first, and change it in an effect`,
    'mismatch',
  );
}
