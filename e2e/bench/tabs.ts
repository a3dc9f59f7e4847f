/**
 * `node --import tsx e2e/bench/tabs.ts [<tabs> [<releases>]]`: 50 tabs during 20 releases and two prunings. Needs the
 * site of `npm run e2e`. Exits with 1 when a tab has an error, loses typed text, or misses the newest versions.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { livePath, type Registry } from '@site/contracts';
import { partAttribute } from '@site/hydration/names';
import { chromium, type BrowserContext, type Page, type Request } from 'playwright';
import { copySources, type CopiedSources, type ServedSources } from '../teams/copied-sources';

interface Tab {
  page: Page;
  path: string;
  /** Typed but not sent; empty in most tabs. */
  typed: string;
  errors: string[];
  firstLoad: string[];
}

/** Start of a tab, and the navigation link that it follows at the end. */
const visits = [
  { path: '/', link: 'Our Projects' },
  { path: '/projects', link: 'Blog' },
  { path: '/blog', link: 'Our Projects' },
  { path: '/pricing', link: 'Our Projects' },
  { path: '/project_details/2', link: 'Blog' },
] as const;
const remotes = ['projects', 'marketing', 'agency', 'account'] as const;

const [tabCount = 50, releaseCount = 20] = process.argv.slice(2).map(Number);
const sources = await copySources({ whole: true });
const site = await sources.serve(['serve']);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const context = await browser.newContext({ baseURL: site.url });
  // A tab asks for the live version at most once a minute.
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(Reflect.get(window, 'laterBy') ?? 0);
  });
  const tabs: Tab[] = [];
  for (let index = 0; index < tabCount; index += 1) tabs.push(await openTab(context, index));
  console.error(`${tabs.length} tabs are open`);
  for (let number = 1; number <= releaseCount; number += 1) await release(sources, number);
  await whenServed(site, await liveName(sources));
  const typedIsKept = await countOf(
    tabs.filter(({ typed }) => typed),
    async ({ page, typed }) => (await isSameDocument(page)) && (await messageOf(page).inputValue()) === typed,
  );
  for (const { page } of tabs.filter(({ typed }) => typed)) await messageOf(page).fill('');
  const isNewest = await countOf(tabs, (tab, index) => followsToNewest(tab, index));
  report(tabs, typedIsKept, isNewest);
} finally {
  await browser.close();
  await sources.remove();
}

async function openTab(context: BrowserContext, index: number): Promise<Tab> {
  const { path } = visitOf(index);
  const page = await context.newPage();
  const tab: Tab = { page, path, typed: path === '/' ? `Typed into tab ${index}` : '', errors: [], firstLoad: [] };
  page.on('pageerror', (error) => tab.errors.push(`${path}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && tab.errors.push(`${path}: ${message.text()}`));
  page.on(
    'response',
    (response) => response.status() >= 400 && tab.errors.push(`${path}: ${response.status()} for ${response.url()}`),
  );
  const note = (request: Request) => void tab.firstLoad.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  if (tab.typed) await messageOf(page).fill(tab.typed);
  page.off('request', note);
  return tab;
}

/** Renames all page files of a remote; each fifth release is the shell's. */
async function release({ checkout, run }: CopiedSources, number: number): Promise<void> {
  const part = number % 5 === 0 ? 'shell' : (remotes[number % remotes.length] ?? 'projects');
  const folder = join(checkout, part === 'shell' ? 'shell/src/frame' : `remote-${part}/src/pages`);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tsx') || name.includes('.test.')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      `${code.replace(/\nReflect\.set.*\n$/, '\n')}\nReflect.set(globalThis, 'benchRelease', ${number});\n`,
    );
  }
  await run('release', part, '--without-browser');
  if (number === Math.ceil(releaseCount / 2) || number === releaseCount) await run('prune', '--keep-days', '0');
  console.error(`released ${part} (${number} of ${releaseCount})`);
}

async function liveName({ run }: CopiedSources): Promise<string> {
  const { composition } = JSON.parse(await run('status', '--json')) as { composition: string };
  return composition;
}

/** The server checks activations five times a second. */
async function whenServed({ url }: ServedSources, composition: string): Promise<void> {
  for (let asked = 0; (await registryOf(url)).composition !== composition; asked += 1) {
    if (asked === 10_000) throw new Error(`${url} does not serve composition ${composition}.`);
  }
}

async function registryOf(url: string): Promise<Registry> {
  const name = (await (await fetch(url + livePath)).text()).split('\n')[0];
  return (await (await fetch(`${url}/_/registry/${name}.json`)).json()) as Registry;
}

async function followsToNewest({ page, errors }: Tab, index: number): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { laterBy: 61_000 }));
  const { link } = visitOf(index);
  const before = page.url();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { parts } = await registryOf(site.url);
  const shown = await page
    .locator(`[${partAttribute}]`)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ''), partAttribute);
  const older = shown.filter((each) => each !== `${each.split('@')[0]}@${parts[each.split('@')[0] ?? '']?.version}`);
  if (older.length > 0) errors.push(`not the newest: ${[...new Set(older)].join(', ')}`);
  return shown.length > 0 && older.length === 0 && !(await isSameDocument(page));
}

function report(tabs: readonly Tab[], typedIsKept: number, isNewest: number): void {
  const typing = tabs.filter(({ typed }) => typed).length;
  const errors = tabs.flatMap((tab) => tab.errors);
  const asked = tabs.filter(({ firstLoad }) =>
    firstLoad.some((path) => path === livePath || path.startsWith('/_/registry/')),
  ).length;
  const rows: [string, string, boolean][] = [
    ['failed requests, console errors and exceptions', String(errors.length), errors.length === 0],
    ['on the newest versions after one link', `${isNewest} of ${tabs.length}`, isNewest === tabs.length],
    ['same document with all typed text', `${typedIsKept} of ${typing}`, typedIsKept === typing],
    ['tabs whose first load asked what is live', String(asked), asked === 0],
  ];
  console.log(
    `| ${tabs.length} tabs, ${releaseCount} releases, ${releaseCount > 1 ? 2 : 1} prunings | |\n|---|---|\n${rows.map(([what, value, isGood]) => `| ${what} | ${value}${isGood ? '' : ' (missed)'} |`).join('\n')}`,
  );
  for (const error of new Set(errors)) console.error(error);
  if (rows.some(([, , isGood]) => !isGood)) process.exitCode = 1;
}

async function countOf(tabs: readonly Tab[], isGood: (tab: Tab, index: number) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (const [index, tab] of tabs.entries()) if (await isGood(tab, index)) count += 1;
  return count;
}

function visitOf(index: number): (typeof visits)[number] {
  return visits[index % visits.length] ?? visits[0];
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
}

function messageOf(page: Page) {
  return page.getByRole('textbox', { name: 'Message' });
}
