import type { Page } from 'playwright';
import type { Finding } from '../findings';

/** Bytes; excludes streamed video. */
const fileLimit = 500_000;
/** Bytes of scripts that no document names. */
const lateLimit = 200_000;
/** For one address without its query. */
const mostRequests = 8;

/** Refuses heavy files, scripts that come late and heavy, and addresses that are asked again and again. */
export async function findRequests(page: Page): Promise<Finding[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const named = await page.evaluate(async () => (await fetch(location.href)).text());
  const late = files.filter(({ path }) => path.endsWith('.js') && !named.includes(path));
  const lateBytes = late.reduce((sum, { bytes }) => sum + bytes, 0);
  const [heaviest] = files
    .filter(({ path, bytes }) => bytes > fileLimit && !/\.(mp4|webm|m4v)$/.test(path))
    .sort((a, b) => b.bytes - a.bytes);
  const often = new Map<string, number>();
  for (const { path } of files) often.set(path, (often.get(path) ?? 0) + 1);
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  return [
    ...(heaviest
      ? [['heavy file', `fetches a file of ${kilobytes(heaviest.bytes)} KB: ${heaviest.path}`] as const]
      : []),
    ...(lateBytes > lateLimit
      ? [
          [
            'late scripts',
            `fetches ${kilobytes(lateBytes)} KB of scripts that its document does not name: ${late.at(-1)?.path}`,
          ] as const,
        ]
      : []),
    ...[...often]
      .filter(([, count]) => count > mostRequests)
      .map(([path, count]) => [`many requests ${path}`, `asks ${count} times for ${path}`] as const),
  ];
}
