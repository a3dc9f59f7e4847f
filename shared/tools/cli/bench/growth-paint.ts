/**
 * What growth costs a visitor: the landing page in a browser, with 4 and with 50 remotes.
 * `npm run compose` first, then `node --import tsx shared/tools/cli/bench/growth-paint.ts [<runs>]`.
 * Phone, Slow 4G (1.6 Mbps down, 750 kbps up, 150 ms), processor slowed four times, empty cache; the
 * two sites take turns, so that a busy machine slows both.
 */
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../src/browser';
import { serve } from '@site/delivery/serve';
import { readSettings } from '@site/delivery/settings';
import { formatTable } from '../src/table';
import { growSite } from './grow';

interface Paint {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  /** On the wire, of everything that was loaded, headers included. */
  bytes: number;
  requests: number;
}

const runs = Number(process.argv[2] ?? 15);
const [few, many] = [4, 50];
const measures = ['fcp', 'lcp', 'bytes', 'requests'] as const;

const sites = await Promise.all([few, many].map(open));
const browser = await chromium.launch({ executablePath: await findBrowser(console.error), args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'] });
const paints = sites.map((): Paint[] => []);
for (const { url } of sites) await paint(browser, url); // the first start of a browser is nobody's figure
for (let run = 0; run < runs; run += 1) {
  for (const index of run % 2 ? [1, 0] : [0, 1]) paints[index]?.push(await paint(browser, sites[index]?.url ?? ''));
}
await browser.close();
for (const { close } of sites) await close();

const rows = measures.map((measure) => {
  const [before = NaN, after = NaN] = paints.map((all) => median(all.map((each) => each[measure])));
  return [measure, before.toFixed(0), after.toFixed(0), `${(((after - before) / before) * 100).toFixed(1)} %`];
});
for (const line of formatTable(['median', `${few} remotes`, `${many} remotes`, 'difference'], rows)) console.log(line);

async function open(remotes: number): Promise<{ url: string; close: () => Promise<void> }> {
  const { storage, remove } = await growSite(readSettings(), remotes);
  const server = await serve({ storage, port: 0, contact: async (_, response) => void response.writeHead(503).end() });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await remove();
  };
  return { url: `http://localhost:${port}/`, close };
}

async function paint(from: Browser, url: string): Promise<Paint> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 });
  await network.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(readPaints);
  await context.close();
  return { ...times, bytes, requests };
}

function readPaints(): Promise<Pick<Paint, 'fcp' | 'lcp'>> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
