/**
 * `npx manzil bench [<runs> [<path> | <press> …]]`: what a phone gets (Slow 4G, processor slowed four times, 390 ×
 * 844), as medians in Markdown. With presses (`menu`, `heart`, `Submit`, or `Buy=<selector>=><answered>`) only these.
 * By turns: the site of `npm run e2e`, the live one, the landing page as one bundle, and pages without scripts; or
 * those of `SITES` (`before=/folder live=https://…`).
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { runSite, type RunningSite } from '../site/running-site';
import { figures, measurePage, type Figure } from './measure';
import { measureInteraction, measurePress, moments, type Target } from './measure-press';
import { serveForm, type Form } from './other-forms';

interface Bench {
  path: string;
  /** First presses, each in its own visit. */
  targets: readonly Target[];
}

const menu: Target = {
  what: 'menu',
  selector: 'header button[commandfor], header button[aria-haspopup]',
  answer: "document.querySelector('dialog[open], [role=dialog]:not([hidden])')",
};
const heart: Target = {
  what: 'heart',
  selector: 'button[aria-label^="Save "]',
  answer: 'document.querySelector(\'button[aria-label^="Save "][aria-pressed=true]\')',
};
const submit: Target = {
  what: 'Submit',
  selector: 'form:has([name=purpose]) button[type=submit]',
  answer: "document.querySelector('form [aria-invalid=true]')",
};

const benches: readonly Bench[] = [
  { path: '/', targets: [menu, heart, submit] },
  { path: '/project_details/3', targets: [heart, submit] },
  { path: '/projects_details_view', targets: [heart, submit] },
  { path: '/blog', targets: [submit] },
  { path: '/blog_details/1', targets: [menu] },
];

const [runs = '3', ...words] = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith('/'));
const names = words.filter((word) => !word.startsWith('/'));
const sites = await openSites();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  console.log(`Medians of ${runs}. Milliseconds, and KB after brotli. Load of the machine: ${loadavg().join(' ')}.`);
  for (const bench of benches)
    if (paths.length === 0 || paths.includes(bench.path))
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

type Note = (what: string, value: number | undefined) => void;

async function table(of: Browser, { path, targets }: Bench): Promise<string> {
  const columns = new Map<string, Map<string, number[]>>();
  for (let run = 0; run < Number(runs); run += 1) {
    for (const { name, site, form } of sites) {
      if (form === 'one bundle' && path !== '/') continue;
      const column = columns.get(name) ?? new Map<string, number[]>();
      columns.set(name, column);
      const note: Note = (what, value) => column.set(what, [...(column.get(what) ?? []), ...(value ? [value] : [])]);
      if (names.length === 0) await notePage(of, site.url + path, note);
      for (const target of form === 'no scripts' ? [] : chosen(targets))
        await notePresses(of, site.url + path, target, note);
    }
  }
  return asMarkdown(columns);
}

function chosen(targets: readonly Target[]): readonly Target[] {
  const given = names.filter((name) => name.includes('=>')).map(readTarget);
  return [...targets.filter(({ what }) => names.length === 0 || names.includes(what)), ...given];
}

/** `Buy=.buy=>document.querySelector('.basket li')`: what another site answers. */
function readTarget(word: string): Target {
  const [, what = '', selector = '', answer = ''] = /^([^=]*)=(.*)=>(.*)$/.exec(word) ?? [];
  return { what, selector, answer };
}

async function notePage(of: Browser, url: string, note: Note): Promise<void> {
  const measured = await measurePage(of, url);
  for (const figure of figures) note(figure, measured[figure as Figure]);
}

/** Where a page has loaded, and after a scroll, the time that counts begins with the press. */
async function notePresses(of: Browser, url: string, target: Target, note: Note): Promise<void> {
  for (const moment of target === menu ? moments.slice(0, 1) : moments) {
    const press = await measurePress(of, url, target, moment);
    const row = `${target.what} ${moment.when}`;
    note(`${row}: answered`, press?.answered);
    note(`${row}: after the press`, press && press.answered - press.pressed);
    if (!moment.scrolls) note(`${row}: acknowledged after the press`, press && press.acknowledged - press.pressed);
  }
  note(`${target.what} on a loaded page, finger to frame`, await measureInteraction(of, url, target));
}

function asMarkdown(columns: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>): string {
  const rows = [...new Set([...columns.values()].flatMap((column) => [...column.keys()]))].map((what) => {
    const cells = [...columns.values()].map((column) => median(column.get(what) ?? []) ?? '–');
    return `| ${what} | ${cells.join(' | ')} |`;
  });
  return [`| | ${[...columns.keys()].join(' | ')} |`, `|---|${'---|'.repeat(columns.size)}`, ...rows].join('\n');
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
