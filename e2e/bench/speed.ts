/**
 * `npm run bench [-- <runs>]`: what a phone on a slow line gets (Slow 4G, processor slowed four times, 390 × 844), as medians, as a
 * table in Markdown. Measures the site that `npm run e2e` has composed, or those named in `SITES` (`before=/folder after=/folder`, each a
 * `SITE_DIR`, or `live=https://…`) by turns, so that load on the machine meets all of them. No test asserts a time.
 */
import { chromium, type Browser } from 'playwright';
import { runSite, type RunningSite } from '../site/running-site';
import { figures, measurePage, measureTap, type Figure, type Tap } from './measure';

interface Bench {
  path: string;
  /** First taps, each in a visit of its own. */
  taps: readonly Tap[];
}

const menu: Tap = { what: 'menu', target: 'header button[commandfor], header button[aria-haspopup]', answer: "document.querySelector('dialog[open], [role=dialog]:not([hidden])')" };
const heart: Tap = { what: 'heart', target: 'button[aria-label^="Save "]', answer: "document.querySelector('button[aria-label^=\"Save \"][aria-pressed=true]')" };
const submit: Tap = { what: 'Submit', target: 'form:has([name=purpose]) button[type=submit]', answer: "document.querySelector('form [aria-invalid=true]')" };

const benches: readonly Bench[] = [
  { path: '/', taps: [menu, heart, submit] },
  { path: '/project_details/3', taps: [heart, submit] },
  { path: '/projects_details_view', taps: [heart, submit] },
  { path: '/blog', taps: [submit] },
  { path: '/blog_details/1', taps: [menu] },
];

const runs = Number(process.argv[2] ?? 3);
const only = process.argv.slice(3);
const sites = await openSites();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  console.log(`Medians of ${runs}. Milliseconds, and KB after brotli.`);
  for (const bench of benches) if (only.length === 0 || only.includes(bench.path)) console.log(`\n**\`${bench.path}\`**\n\n${await table(browser, bench)}`);
} finally {
  await browser.close();
  for (const { site } of sites) await site.stop();
}

async function openSites(): Promise<{ name: string; site: RunningSite }[]> {
  const named = (process.env.SITES ?? '').split(' ').filter(Boolean).map((word) => word.split('=') as [string, string]);
  if (named.length === 0) return [{ name: 'this build', site: await runSite() }];
  return Promise.all(named.map(async ([name, where]) => ({ name, site: await runSite(/^https?:/.test(where) ? { BASE_URL: where } : { SITE_DIR: where }) })));
}

async function table(of: Browser, { path, taps }: Bench): Promise<string> {
  const columns = new Map<string, Map<string, number[]>>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, site } of sites) {
      const column = columns.get(name) ?? new Map<string, number[]>();
      columns.set(name, column);
      const note = (what: string, value: number) => column.set(what, [...(column.get(what) ?? []), value]);
      const measured = await measurePage(of, site.url + path);
      for (const figure of figures) note(figure, measured[figure as Figure]);
      for (const tap of taps) {
        const { acknowledged, answered } = await measureTap(of, site.url + path, tap);
        note(`first tap on ${tap.what} acknowledged, after the press`, acknowledged);
        note(`first tap on ${tap.what} answered`, answered);
      }
    }
  }
  const names = sites.map(({ name }) => name);
  const rows = [...(columns.get(names[0] ?? '')?.keys() ?? [])].map((what) => `| ${what} | ${names.map((name) => median(columns.get(name)?.get(what) ?? [])).join(' | ')} |`);
  return [`| | ${names.join(' | ')} |`, `|---|${names.map(() => '---').join('|')}|`, ...rows].join('\n');
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
