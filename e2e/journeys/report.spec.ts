import type { Page, Request } from '@playwright/test';
import { hydratedAttribute, moduleAttribute, partAttribute } from '@site/runtime/names';
import { breakPart } from '@site/e2e/faults';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

interface SentReport {
  page: string;
  parts: string[];
  views: number;
  failures: { kind: string; part: string; message: string; frames: string[] }[];
  vitals: { name: string; part: string }[];
}

const isReport = (request: Request) => new URL(request.url()).pathname === '/rest/v1/report';
const reporterScript = /\/_\/shell\/reporter\.[^/]+\.js/;

async function openUntilReporting(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(reporterScript);
  await openHydrated(page, path);
  await (await loaded).finished();
}

/** Call before the page opens. The promise is the first report, which a failure may have sent earlier. */
function listenForReport(page: Page): () => Promise<SentReport> {
  const sent: SentReport[] = [];
  page.on('request', (request) => isReport(request) && sent.push(request.postDataJSON() as SentReport));
  return async () => {
    const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
    // The script runs in a later task than the one that loads it.
    await expect.poll(() => leave().then(() => sent.length)).toBeGreaterThan(0);
    return sent[0] as SentReport;
  };
}

test('reporting scripts load after paint, load event and idle', async ({ page }) => {
  await openUntilReporting(page, '/');
  const times = await page.evaluate(
    () =>
      new Promise<Record<'reporter' | 'load' | 'paint', number>>((resolve) => {
        const reporter =
          performance.getEntriesByType('resource').find(({ name }) => name.includes('/_/shell/reporter.'))?.startTime ??
          0;
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        new PerformanceObserver((list) =>
          resolve({
            reporter,
            load: navigation?.loadEventEnd ?? Infinity,
            paint: list.getEntries().at(-1)?.startTime ?? Infinity,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(times.reporter).toBeGreaterThan(times.load);
  expect(times.reporter).toBeGreaterThan(times.paint);
});

test('a part that throws is reported with its version and the place in its script', async ({ page, guard }) => {
  guard.allow(/\[projects@[^\]]+\]/, /Error: fault/, /uncaught: fault/, /preload/);
  await breakPart(page, 'projects', 'throws while rendering');
  const leave = listenForReport(page);
  const loaded = page.waitForResponse(reporterScript);
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await (await loaded).finished();
  const { parts, views, failures } = await leave();
  const version = parts.find((part) => part.startsWith('projects@'));
  expect(views).toBe(1);
  expect(failures).toContainEqual({
    kind: 'render',
    part: version,
    message: 'Error: fault',
    frames: expect.arrayContaining([expect.stringMatching(/^\/_\/projects\/[\w.]+\.js:\d+:\d+$/)]),
  });
});

test("a failed contact request is reported without the visitor's data", async ({ page, guard }) => {
  guard.allow(/status 503/, /Failed to load resource/);
  await page.route('**/rest/v1/contact*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"code":"PGRST000","message":"Ayesha Khan could not be stored","details":null,"hint":null}',
    }),
  );
  const leave = listenForReport(page);
  await openUntilReporting(page, '/?utm_source=letter&email=ayesha@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ayesha Khan');
  await page.getByLabel('Purpose').selectOption('Buy');
  await page.getByLabel('Email').fill('ayesha@example.com');
  await page.getByLabel(/^Message/).fill('Is the corner plot free?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Failed to submit request. Please try again.')).toBeVisible();
  const sent = await leave();
  expect(sent.failures).toEqual([
    { kind: 'contact', part: expect.stringMatching(/^marketing@/), message: 'PGRST000', frames: [] },
  ]);
  expect(sent.page).toBe('/');
  expect(JSON.stringify(sent)).not.toMatch(/ayesha|corner|utm|letter|Mozilla/i);
});

test(
  'the log has the view of a visitor who only reads, with its parts and largest paint',
  { tag: '@database' },
  async ({ page, site, guard }) => {
    const loaded = page.waitForResponse(reporterScript);
    await page.goto('/');
    await (await loaded).finished();
    const parts = await page
      .locator(`[${partAttribute}]`)
      .evaluateAll(
        (elements, name) => [...new Set(elements.map((element) => element.getAttribute(name) ?? ''))],
        partAttribute,
      );
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator(`[${moduleAttribute}][${hydratedAttribute}]`)).toHaveCount(0);
    await guard.assertClean();
    await page.goto('about:blank');
    const listReports = () => site.listReports?.() ?? [];
    await expect
      .poll(() => listReports().flatMap((line) => line['site.parts'] ?? []))
      .toEqual(expect.arrayContaining(parts));
    // In another report, when the page is hidden before web-vitals is done.
    const paint = () => listReports().find((line) => line['web_vital.name'] === 'LCP')?.['web_vital.value'] ?? 0;
    await expect.poll(paint).toBeGreaterThan(0);
  },
);
