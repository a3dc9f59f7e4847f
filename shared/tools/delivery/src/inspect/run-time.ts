import type { Page } from 'playwright';
import type { Findings } from './findings';
import { within } from './within';

/** Milliseconds: a timer loop on the driven clock never ends. */
const limitMs = 20_000;

/** Milliseconds; a longer time is skipped as on a sleeping computer: each due timer fires once. */
const longestRunMs = 60_000;

/** Advances time at once. Errors of timers are findings; the driven clock throws them to its caller. */
export async function runTime(page: Page, ms: number, findings: Findings): Promise<void> {
  const passed = ms > longestRunMs ? page.clock.fastForward(ms) : page.clock.runFor(ms);
  const run = passed.catch((error: unknown) => {
    const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
    findings.add(`uncaught error: ${words.replace(/clock\.\w+: /, '')}`);
  });
  await within(limitMs, run, `has timers of ${ms / 1000} s that do not end within ${limitMs / 1000} s`);
}
