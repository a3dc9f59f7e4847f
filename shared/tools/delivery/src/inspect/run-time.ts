import type { Page } from 'playwright';
import type { Findings } from './findings';
import { within } from './within';

/** Timers are quick; one that waits for the driven clock in a loop never ends (ms). */
const limitMs = 20_000;

/** Lets time run forward at once. What a timer throws is a finding; the driven clock hands it to its caller. */
export async function runTime(page: Page, ms: number, findings: Findings): Promise<void> {
  const run = page.clock.runFor(ms).catch((error: unknown) => {
    const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
    findings.add(`uncaught error: ${words.replace('clock.runFor: ', '')}`);
  });
  await within(limitMs, run, `has timers of ${ms / 1000} s that do not end within ${limitMs / 1000} s`);
}
