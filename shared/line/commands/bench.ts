import { browserFlags, serveAlone } from '../check/browser';
import { FolderStorage } from '../storage';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findBrowser } from './browser';
import { getLive } from './context';
import { Progress, formatTable } from './progress';
import { composeForTests } from './e2e';
import { UserError } from '../checkout';

/** Slow 4G of Lighthouse (devtools throttling), with its factors for requests. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const quietMs = 1500;
const limitMs = 30_000;

const paths = ['/', '/projects', '/project_details/3', '/projects_details_view'];
/** On the landing page: name, what is pressed, and what is there once it is answered. */
const presses = [
  ['menu', 'header button[commandfor], header button[aria-haspopup]', 'dialog[open], [role=dialog]:not([hidden])'],
  ['heart', 'button[aria-label^="Save "]', 'button[aria-label^="Save "][aria-pressed=true]'],
  ['Submit', 'form:has([name=purpose]) button[type=submit]', 'form [aria-invalid=true]'],
] as const;
type Press = (typeof presses)[number];

export interface Measured {
  site: string;
  what: string;
  /** `undefined` when it was not answered. */
  value: number | undefined;
}

/** `npx manzil bench [<address>…]`: a first visit on a phone, of these sources and of sites elsewhere, by turns. */
export async function bench(addresses: readonly string[], { runs }: { runs: number }): Promise<void> {
  const wrong = addresses.find((address) => !/^https?:/.test(address) || !URL.canParse(address));
  if (wrong) throw new UserError(`"${wrong}" is not an address such as https://manzil.example.`);
  const progress = new Progress();
  const executablePath = await findBrowser((line) => progress.say(line));
  const storage = new FolderStorage((await composeForTests(progress, executablePath)).SITE_DIR);
  const own = await serveAlone(storage, (await getLive(storage)).composition);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const all: Measured[] = [];
    for (let run = 1; run <= runs; run += 1) {
      for (const [site, url] of [['this build', own.origin], ...addresses.map((each) => [each, each])] as const) {
        progress.say(`run ${run} of ${runs}: ${site}`);
        await measureSite(browser, url.replace(/\/+$/, ''), (what, value) => void all.push({ site, what, value }));
      }
    }
    for (const line of tableOf(all)) console.log(line);
  } finally {
    await browser.close();
    await own.close();
  }
}

/** Medians; a dash where nothing could be measured. */
export function tableOf(all: readonly Measured[]): string[] {
  const sites = [...new Set(all.map(({ site }) => site))];
  const cell = (of: string, where: string) =>
    median(all.flatMap(({ site, what, value }) => (site === where && what === of ? (value ?? []) : [])));
  const names = [...new Set(all.map(({ what }) => what))];
  return formatTable(
    ['median', ...sites],
    names.map((what) => [what, ...sites.map((site) => cell(what, site))]),
  );
}

function median(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return values.length === 0 ? '–' : String(middle.reduce((sum, each) => sum + each, 0) / middle.length);
}

async function measureSite(browser: Browser, url: string, note: (what: string, value?: number) => void): Promise<void> {
  for (const path of paths) {
    const { lcp, scriptBytes } = await onPhone(browser, (page, session) => measureVisit(page, session, url + path));
    note(`${path}: LCP, ms`, Math.round(lcp));
    note(`${path}: scripts, KB`, Math.round(scriptBytes / 1000));
  }
  for (const press of presses)
    note(
      `${press[0]} at first paint, until answered, ms`,
      await onPhone(browser, (page) => measurePress(page, url, press)),
    );
}

async function onPhone<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** Until there is neither a request nor a long task for {@link quietMs}. */
async function measureVisit(page: Page, session: CDPSession, url: string) {
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  // A string, because tsx's output calls helpers that the page lacks.
  const lcp: number = await page.evaluate(`new Promise((done) => {
    let [lcp, busy] = [0, 0];
    const observe = (type, read) => new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => { lcp = startTime; });
    observe('longtask', ({ startTime, duration }) => { busy = Math.max(busy, startTime + duration); });
    observe('resource', ({ responseEnd }) => { busy = Math.max(busy, responseEnd); });
    const look = () => (performance.now() - busy > ${quietMs} || performance.now() > ${limitMs} ? done(lcp) : setTimeout(look, 100));
    setTimeout(look, 100);
  })`);
  return { lcp, scriptBytes };
}

/** Browsers do not record scripted presses before the first script. No frame is requested between press and answer. */
async function measurePress(page: Page, url: string, [, selector, answer]: Press): Promise<number | undefined> {
  await page.addInitScript(`window.__answered = new Promise((done) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    const isStarted = () => performance.getEntriesByType('resource').some(({ name, responseEnd }) => /\\/(replay|main)\\./.test(name) && responseEnd > 0);
    const press = () => {
      const target = document.querySelector(${JSON.stringify(selector)});
      if (!isPainted() || !isStarted() || !target) return void requestAnimationFrame(press);
      const pressed = performance.now();
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      const init = { bubbles: true, cancelable: true, composed: true, pointerType: 'touch', isPrimary: true };
      for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, init));
      target.click();
      function look() {
        if (!document.querySelector(${JSON.stringify(answer)})) return;
        observer.disconnect();
        requestAnimationFrame(() => done(Math.round(performance.now() - pressed)));
      }
      look();
    };
    press();
    setTimeout(done, ${limitMs});
  })`);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate('__answered');
}
