import type { Visit } from './visit';

/** Milliseconds of observation at rest, repeated until a page rests: others may load the machine. */
const restMs = 1_000;
const mostRests = 10;
/** Milliseconds of processor time until a page is usable. The live pages take a third. */
const startLimitMs = 2_500;
/** Share of the time that warms a phone and delays presses. */
const restLimit = 0.4;
/** Bytes; excludes streamed video. */
const fileLimit = 200_000;

/** To be called before a page is opened. The result is called once the page is usable, and while nobody interacts. */
export async function startMeasuring(visit: Visit): Promise<() => Promise<void>> {
  const { page, findings } = visit;
  const session = await page.context().newCDPSession(page);
  // Processor time, which does not grow with the load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readSpentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  return async () => {
    const spent = await readSpentMs();
    if (spent > startLimitMs)
      findings.add(`keeps the processor busy for ${(spent / 1000).toFixed(1)} s until it can be used`, 'slow start');
    await visit.whenFetched();
    const { path, bytes } = await page.evaluate(readHeaviestFile);
    if (bytes > fileLimit) {
      const size = `${Math.round(bytes / 1000)} KB (at most ${fileLimit / 1000})`;
      findings.add(`fetches a file of ${size}: ${path}`, 'heavy file');
    }
    // Elapsed time: grows with the load, so that a page that works is found on any machine.
    await session.send('Performance.disable');
    await session.send('Performance.enable');
    let share = 1;
    for (let rests = 0; share > restLimit && rests < mostRests; rests += 1) {
      const [since, before] = [performance.now(), await readSpentMs()];
      await page.waitForTimeout(restMs); // What a page does meanwhile is the measurement.
      share = ((await readSpentMs()) - before) / (performance.now() - since);
    }
    if (share > restLimit) findings.add('keeps the processor busy while nobody does anything');
  };
}

function readHeaviestFile(): { path: string; bytes: number } {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ path }) => !/\.(mp4|webm|m4v)$/.test(path));
  return files.reduce((most, each) => (each.bytes > most.bytes ? each : most), { path: '', bytes: 0 });
}
