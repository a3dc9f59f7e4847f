/**
 * `npx manzil bench [<runs> [<path> …]]`: a slow phone (Slow 4G, CPU slowed four times, 390 × 844), medians as a
 * Markdown table. Alternates between the site of `npm run e2e`; the live site, if any; the landing page as one bundle;
 * pages without scripts. Or the sites in `SITES` (`before=/folder after=/folder`, each a `SITE_DIR`, or
 * `live=https://…`). Tests assert no times.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { runSite, type RunningSite } from '../site/running-site';
import { figures, measurePage, measureTap, type Figure, type Tap } from './measure';
import { serveForm, type Form } from './other-forms';

interface Bench {
  path: string;
  /** First taps, each in a separate visit. */
  taps: readonly Tap[];
}

const menu: Tap = {
  what: 'menu',
  target: 'header button[commandfor], header button[aria-haspopup]',
  answer: "document.querySelector('dialog[open], [role=dialog]:not([hidden])')",
};
const heart: Tap = {
  what: 'heart',
  target: 'button[aria-label^="Save "]',
  answer: 'document.querySelector(\'button[aria-label^="Save "][aria-pressed=true]\')',
};
const submit: Tap = {
  what: 'Submit',
  target: 'form:has([name=purpose]) button[type=submit]',
  answer: "document.querySelector('form [aria-invalid=true]')",
};

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
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  console.log(`Medians of ${runs}. Milliseconds, and KB after brotli.`);
  for (const bench of benches)
    if (only.length === 0 || only.includes(bench.path))
      console.log(`\n**\`${bench.path}\`**\n\n${await table(browser, bench)}`);
} finally {
  await browser.close();
  for (const { site } of sites) await site.stop();
}

interface Measured {
  name: string;
  site: RunningSite;
  form?: Form;
}

async function openSites(): Promise<Measured[]> {
  const named = (process.env.SITES ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.split('=') as [string, string]);
  if (named.length === 0) return openForms();
  return Promise.all(
    named.map(async ([name, where]) => ({
      name,
      site: await runSite(/^https?:/.test(where) ? { BASE_URL: where } : { SITE_DIR: where }),
    })),
  );
}

async function openForms(): Promise<Measured[]> {
  const live = join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../.data'), 'site');
  const forms: readonly Form[] = ['one bundle', 'no scripts'];
  return [
    { name: 'this build', site: await runSite() },
    ...(existsSync(join(live, 'live')) ? [{ name: 'live', site: await runSite({ SITE_DIR: live }) }] : []),
    ...(await Promise.all(
      forms.map(async (form) => ({ name: form, site: await serveForm(await runSite(), form), form })),
    )),
  ];
}

async function table(of: Browser, { path, taps }: Bench): Promise<string> {
  const columns = new Map<string, Map<string, number[]>>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, site, form } of sites) {
      if (form === 'one bundle' && path !== '/') continue;
      const column = columns.get(name) ?? new Map<string, number[]>();
      columns.set(name, column);
      const note = (what: string, value: number) => column.set(what, [...(column.get(what) ?? []), value]);
      const measured = await measurePage(of, site.url + path);
      for (const figure of figures) note(figure, measured[figure as Figure]);
      for (const tap of form === 'no scripts' ? [] : taps) {
        const { acknowledged, answered } = await measureTap(of, site.url + path, tap);
        note(`first tap on ${tap.what} acknowledged, after the press`, acknowledged);
        note(`first tap on ${tap.what} answered`, answered);
      }
    }
  }
  const names = sites.map(({ name }) => name).filter((name) => columns.has(name));
  const rows = [...(columns.get(names[0] ?? '')?.keys() ?? [])].map(
    (what) => `| ${what} | ${names.map((name) => median(columns.get(name)?.get(what) ?? []) ?? '–').join(' | ')} |`,
  );
  return [`| | ${names.join(' | ')} |`, `|---|${names.map(() => '---').join('|')}|`, ...rows].join('\n');
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
