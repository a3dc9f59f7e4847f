import type { Browser, CDPSession, Page } from 'playwright';

export const figures = [
  'FCP',
  'LCP',
  'scripts, KB',
  'scripts',
  'longest chain',
  'last script arrived',
  'functions run, KB of source',
  'longest task',
  'TBT',
] as const;
export type Figure = (typeof figures)[number];

/**
 * Slow 4G of Lighthouse (devtools throttling): 1.6 Mbit/s down, 750 kbit/s up, 150 ms, with its factors for requests.
 */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
/** Milliseconds without requests and long tasks. */
const quietMs = 1500;
export const limitMs = 30_000;

const observers = `
  window.__seen = { lcp: 0, tasks: [] };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) __seen.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) __seen.tasks.push([e.startTime, e.duration]); }).observe({ type: 'longtask', buffered: true });
`;

/** First visit, without interaction. */
export async function measurePage(browser: Browser, url: string): Promise<Record<Figure, number>> {
  return withPage(browser, async (page, session) => {
    const scripts = await watchScripts(session);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page);
    const seen = (await page.evaluate(
      `({ ...__seen, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
    )) as { fcp: number; lcp: number; tasks: [number, number][] };
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const ran = result
      .filter(({ url: of }) => of.startsWith('http'))
      .reduce((sum, script) => sum + runBytes(script.functions), 0);
    const blocking = seen.tasks.filter(([start, duration]) => start + duration > seen.fcp);
    return {
      FCP: Math.round(seen.fcp),
      LCP: Math.round(seen.lcp),
      'scripts, KB': Math.round(scripts.bytes() / 100) / 10,
      scripts: scripts.count(),
      'longest chain': scripts.depth(),
      'last script arrived': await lastScript(page),
      'functions run, KB of source': Math.round(ran / 1000),
      'longest task': Math.round(Math.max(0, ...blocking.map(([, duration]) => duration))),
      TBT: Math.round(blocking.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)),
    };
  });
}

/** A phone of a first visitor on a slow line. */
export async function withPage<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observers);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

interface WatchedScripts {
  bytes: () => number;
  count: () => number;
  /** Longest chain of scripts, without the document: 1 when it names them all. */
  depth: () => number;
}

async function watchScripts(session: CDPSession): Promise<WatchedScripts> {
  const urls = new Map<string, string>();
  const size = new Map<string, number>();
  const askedBy = new Map<string, string[]>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type !== 'Script' && !/\.js(\?|$)/.test(request.url)) return;
    urls.set(requestId, request.url);
    const frames = initiator.stack?.callFrames.map(({ url }) => url) ?? [];
    if (!askedBy.has(request.url)) askedBy.set(request.url, initiator.type === 'script' ? frames : []);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (urls.has(requestId)) size.set(requestId, encodedDataLength);
  });
  const depthOf = (url: string, seen: readonly string[] = []): number => {
    const parents = (askedBy.get(url) ?? []).filter(
      (each) => each !== url && askedBy.has(each) && !seen.includes(each),
    );
    return 1 + Math.max(0, ...parents.map((parent) => depthOf(parent, [...seen, url])));
  };
  return {
    bytes: () => [...size.values()].reduce((sum, each) => sum + each, 0),
    count: () => new Set([...size.keys()].map((id) => urls.get(id))).size,
    depth: () => Math.max(0, ...[...askedBy.keys()].map((url) => depthOf(url))),
  };
}

/** Source bytes of functions that ran, without inner ranges that did not. */
function runBytes(
  functions: readonly { ranges: readonly { startOffset: number; endOffset: number; count: number }[] }[],
): number {
  const ranges = functions
    .flatMap((each) => each.ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const end = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
  const ran = new Uint8Array(end);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, each) => sum + each, 0);
}

async function lastScript(page: Page): Promise<number> {
  return (await page.evaluate(
    `Math.round(Math.max(0, ...performance.getEntriesByType('resource').filter((e) => /\\.js(\\?|$)/.test(e.name)).map((e) => e.responseEnd)))`,
  )) as number;
}

/** Neither a request nor a long task for {@link quietMs}. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const latest = () => Math.max(0, ...performance.getEntriesByType('resource').map((e) => e.responseEnd), ...__seen.tasks.map(([start, duration]) => start + duration));
    const look = () => (performance.now() - latest() > ${quietMs} || performance.now() > ${limitMs} ? done() : setTimeout(look, 100));
    look();
  })`);
}
