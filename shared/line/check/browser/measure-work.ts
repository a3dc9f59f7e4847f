import type { CDPSession, Page } from 'playwright';
import type { Finding } from './findings';

/** Milliseconds of observation at rest. */
const restMs = 1_000;
/** Milliseconds of processor time until a page is usable. The live pages take a third. */
const startLimitMs = 2_500;
/** Share of processor time that warms a phone and delays presses. */
const restLimit = 0.4;

/** Measures processor time, which load shortens, and long tasks by the clock, which load lengthens. */
export class WorkMeter {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<WorkMeter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new WorkMeter(page, session);
  }

  /** Call when the page is usable. */
  async readStart(): Promise<Finding[]> {
    const { longest } = await this.page.evaluate(readLongTasks, 0);
    const spent = Math.max(await this.#spent(), longest);
    return spent > startLimitMs
      ? [['slow start', `keeps the processor busy for ${seconds(spent)} until it can be used`]]
      : [];
  }

  /** Call while nobody interacts. */
  async readRest(): Promise<Finding[]> {
    const [before, since] = [await this.#spent(), performance.now()];
    const from = await this.page.evaluate(() => performance.now());
    await new Promise((done) => setTimeout(done, restMs));
    const { sum } = await this.page.evaluate(readLongTasks, from);
    const spent = Math.max((await this.#spent()) - before, sum);
    const share = spent / (performance.now() - since);
    return share > restLimit
      ? [
          [
            'busy at rest',
            `keeps the processor busy while nobody does anything: ${Math.round(100 * share)} % of the time`,
          ],
        ]
      : [];
  }

  async #spent(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  }
}

function readLongTasks(from: number): Promise<{ longest: number; sum: number }> {
  return new Promise((done) => {
    const tell = (entries: readonly PerformanceEntry[]) => {
      const times = entries.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
      done({ longest: Math.max(0, ...times), sum: times.reduce((sum, each) => sum + each, 0) });
    };
    new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'longtask', buffered: true });
    setTimeout(() => tell([]), 200); // Without such tasks, no observer is called.
  });
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Bytes; excludes streamed video. */
const fileLimit = 200_000;

/** The heaviest fetched file, if over the limit. */
export async function findHeavyFile(page: Page): Promise<Finding[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const [heaviest] = files
    .filter(({ path, bytes }) => bytes > fileLimit && !/\.(mp4|webm|m4v)$/.test(path))
    .sort((a, b) => b.bytes - a.bytes);
  return heaviest
    ? [
        [
          'heavy file',
          `fetches a file of ${Math.round(heaviest.bytes / 1000)} KB (at most ${fileLimit / 1000}): ${heaviest.path}`,
        ],
      ]
    : [];
}
