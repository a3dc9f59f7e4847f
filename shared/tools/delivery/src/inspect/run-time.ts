import type { Page } from 'playwright';
import type { Findings } from './findings';

/** Lets time run forward at once. What a timer throws is a finding; the driven clock hands it to its caller. */
export async function runTime(page: Page, ms: number, findings: Findings): Promise<void> {
  await page.clock.runFor(ms).catch((error: unknown) => {
    const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
    findings.add(`uncaught error: ${words.replace('clock.runFor: ', '')}`);
  });
}
