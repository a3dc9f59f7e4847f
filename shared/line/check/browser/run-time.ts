import type { Page, Request } from 'playwright';
import { within } from '../../storage';
import type { Findings } from './findings';

/** Milliseconds: a timer loop on the driven clock never ends. */
const limitMs = 20_000;

/** Milliseconds; a longer time is skipped as on a sleeping computer: each due timer fires once. */
const longestRunMs = 60_000;

const inFlight = new WeakMap<Page, Set<Request>>();

export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Advances time at once, when nothing is being fetched: time limits of requests would end those of a slow machine.
 * Errors of timers are findings; the driven clock throws them to its caller.
 */
export async function runTime(page: Page, ms: number, findings: Findings): Promise<void> {
  await within(limitMs, whenFetched(page)).catch(() => undefined);
  const passed = ms > longestRunMs ? page.clock.fastForward(ms) : page.clock.runFor(ms);
  const run = passed.catch((error: unknown) => {
    const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
    if (words.includes('has been closed')) return; // The visit has ended at its limit, which is a finding.
    findings.add(`uncaught error: ${words.replace(/clock\.\w+: /, '')}`);
  });
  await within(limitMs, run, `has timers of ${ms / 1000} s that do not end within ${limitMs / 1000} s`);
}

async function whenFetched(page: Page): Promise<void> {
  for (let requests = inFlight.get(page); requests && requests.size > 0;) {
    await Promise.all([...requests].map(async (request) => (await request.response())?.finished()));
    await page.evaluate(() => undefined); // Scripts that have come may fetch more.
  }
}
