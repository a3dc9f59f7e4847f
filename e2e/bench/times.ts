/**
 * `npx manzil bench --promises [-- <runs>]`: medians of promised waiting times, measured in the page from the click.
 * Tests assert none, because they fail under load.
 */
import { unhydrated } from '@site/hydration/names';
import { chromium, type Browser, type Page } from 'playwright';
import { breakPart, type Fault } from '../site/faults';
import { runSite } from '../site/running-site';

interface Promised {
  what: string;
  limit: string;
  measure: (page: Page) => Promise<number>;
}

const bar = (name: string) => `nav[aria-label=Main] a[href="${name}"]`;
const sentence = "document.querySelector('main').innerText.includes('cannot be shown right now')";
const grid =
  "document.querySelector('main h1')?.textContent === 'Our Projects' && document.querySelectorAll('main li').length > 5";

const promises: readonly Promised[] = [
  {
    what: 'a part that is refused: sentence and Try again',
    limit: '1000',
    measure: (page) => untilSentence(page, 'refused'),
  },
  {
    what: 'a part that never answers: sentence and Try again',
    limit: '3300',
    measure: (page) => untilSentence(page, 'never answers'),
  },
  { what: 'Try again, once the part is back', limit: '1000', measure: recovery },
  { what: 'scroll to a section', limit: '500', measure: scroll },
  { what: 'notification, with the 600 ms in which it leaves', limit: '5600', measure: notification },
];

const runs = Number(process.argv[2] ?? 5);
const site = await runSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  console.log(`median, least and most of ${runs}, in milliseconds`);
  for (const promised of promises) console.log(await row(browser, promised));
} finally {
  await browser.close();
  await site.stop();
}

async function row(of: Browser, { what, limit, measure }: Promised): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await of.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
    times.push(Math.round(await measure(await context.newPage())));
    await context.close();
  }
  times.sort((a, b) => a - b);
  return `${what}: ${times[Math.floor(runs / 2)]} (${times[0]} to ${times.at(-1)}), promised ${limit}`;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction((selector) => !document.querySelector(selector), unhydrated);
}

/** Milliseconds from the click until the expression is true, measured in the page. */
async function clickUntil(page: Page, selector: string, expression: string): Promise<number> {
  const elapsed = page.evaluate(`new Promise((done) => {
    addEventListener('click', () => {
      const start = performance.now();
      const look = () => ((${expression}) ? done(performance.now() - start) : requestAnimationFrame(look));
      look();
    }, { capture: true, once: true });
  })`);
  await page.locator(selector).first().click();
  return (await elapsed) as number;
}

async function untilSentence(page: Page, fault: Fault): Promise<number> {
  await breakPart(page, 'projects', fault);
  await open(page, '/blog');
  return clickUntil(page, bar('/projects'), sentence);
}

async function recovery(page: Page): Promise<number> {
  const fault = await breakPart(page, 'projects', 'refused');
  await open(page, '/blog');
  await clickUntil(page, bar('/projects'), sentence);
  await fault.lift();
  return clickUntil(page, 'main button:has-text("Try again")', grid);
}

async function scroll(page: Page): Promise<number> {
  await open(page, '/project_details/3');
  // A string, because tsx's output calls helpers that the page lacks.
  const elapsed = page.evaluate(`new Promise((done) => {
    let [start, last, moved, still] = [0, window.scrollY, 0, 0];
    const look = (now) => {
      if (window.scrollY !== last) [start, moved, still] = [start || now, now, 0];
      else if (start > 0) still += 1;
      last = window.scrollY;
      if (still > 20) done(moved - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
  await page.locator('a[href$="#payment-plan"]').first().click();
  return (await elapsed) as number;
}

async function notification(page: Page): Promise<number> {
  await open(page, '/');
  const isSeen =
    "[...document.querySelectorAll('[role=alert]')].some((each) => each.innerText.includes('Please provide a valid name'))";
  await page.locator('form:has([name=purpose]) button[type=submit]').scrollIntoViewIfNeeded();
  await clickUntil(page, 'form:has([name=purpose]) button[type=submit]', isSeen);
  return (await page.evaluate(
    `new Promise((done) => { const start = performance.now(); const look = () => ((${isSeen}) ? requestAnimationFrame(look) : done(performance.now() - start)); look(); })`,
  )) as number;
}
