import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPulled } from '../build/contracts/pulled';
import { serveAlone } from '../check/browser';
import { composeMix, listMixes, readMix } from '../live';
import { findBrowser } from './browser';
import { openContactForCheck } from './contact';
import { type CommandContext, getLive, openContext } from './context';
import { composeDraft } from './draft';
import { Progress, formatTable } from './progress';
import { bin, run, suite, type Step } from './steps';
import { isInstalled, listParts, root, reasonOf, UserError } from '../checkout';

export interface EndToEndOptions {
  mixes?: boolean;
  pictures?: boolean;
}

/**
 * `npm run e2e [-- <playwright arguments>]`: the site of these sources, at `BASE_URL`, or what is live with `MIX`
 * (`projects@previous agency@1.0.0-…`).
 */
export async function endToEnd(words: string[], { mixes, pictures }: EndToEndOptions = {}): Promise<void> {
  const progress = new Progress();
  const { BASE_URL, MIX } = process.env;
  if (BASE_URL && !(URL.canParse(BASE_URL) && /^https?:/.test(BASE_URL)))
    throw new UserError(`BASE_URL must be an address such as https://manzil.example, not "${BASE_URL}".`);
  const browser = await findBrowser((line) => progress.say(line));
  if (mixes) return runMixes(browser, words);
  const step = (env: Record<string, string>) => (pictures ? pictureSuite(env, words) : suite(env, words));
  if (BASE_URL && !isInstalled) await run(step({ CHROMIUM_PATH: browser }), progress);
  else if (MIX && !isInstalled) {
    const context = await openContext();
    await runOnMix(context, step({ CHROMIUM_PATH: browser }), MIX.split(' ').filter(Boolean));
  } else if (isPartialCheckout()) await testOnLiveSite(browser, words);
  else await run(step(await composeForTests(progress, browser)), progress);
}

/** `--pictures [names] [--update]` */
export function pictureSuite(env: Record<string, string>, words: readonly string[]): Step {
  const names = words.filter((word) => !word.startsWith('-'));
  const config = ['test', '--config', 'e2e/pictures/playwright.config.ts'];
  const args = words.includes('--update') ? [...config, '-u'] : config;
  return { name: 'pictures', command: bin('playwright'), args, env: { ...env, PICTURES: names.join('|') } };
}

/**
 * `--mixes [<playwright arguments>]`: each remote one version behind and one ahead, with tests of touched parts and the
 * smoke test of others; with arguments, the whole suite or what they select.
 */
async function runMixes(browser: string, args: readonly string[]): Promise<void> {
  const context = await openContext();
  const { mixes, omitted } = await listMixes(context.storage, await getLive(context.storage));
  if (omitted.length > 0)
    context.progress.say(`without ${omitted.join(', ')}: no other version that was live is still stored`);
  const rows: string[][] = [];
  for (const { name, words: versions, touched } of mixes) {
    const output = ['--output', join(root, 'test-results', name.replaceAll(' ', '-'))];
    const env = { CHROMIUM_PATH: browser, ...(args.length > 0 ? {} : { TOUCHED: touched.join(' ') }) };
    const step = { ...suite(env, [...output, ...args]), name };
    rows.push([name, await runOnMix(context, step, versions).then(() => 'passed', reasonOf)]);
  }
  for (const line of formatTable(['mix', 'suite'], rows)) console.log(line);
  if (rows.some(([, outcome]) => outcome !== 'passed')) throw new UserError('A mix of versions fails, see above.');
}

/** Throws at once when the versions do not fit together. */
async function runOnMix(
  { storage, readConfig, settings, progress }: CommandContext,
  step: Step,
  words: readonly string[],
): Promise<void> {
  const live = await getLive(storage);
  await composeMix({ storage, config: await readConfig(), live, mix: await readMix(storage, live, words) });
  await run({ ...step, env: { ...step.env, MIX: words.join(' '), SITE_DIR: settings.siteDir } }, progress);
}

/** In a team's repository, and in one that parts have left: the other parts come from the live site. */
export function isPartialCheckout(): boolean {
  const here = listParts().map(({ name }) => name);
  return isInstalled || Object.keys(readPulled()?.parts ?? {}).some((part) => !here.includes(part));
}

/** On what is live with the parts that are here, composed in memory. */
export async function testOnLiveSite(browser: string, args: readonly string[]): Promise<void> {
  const context = await openContext();
  if (isInstalled && !(await hasTests())) return context.progress.say('end to end: no tests in e2e/');
  const names = listParts().map(({ name }) => name);
  const { storage, composition } = await composeDraft(context, names);
  const site = await serveAlone(storage, composition.id, openContactForCheck);
  try {
    await run(suite({ BASE_URL: site.origin, CHROMIUM_PATH: browser }, args), context.progress);
  } finally {
    await site.close();
  }
}

async function hasTests(): Promise<boolean> {
  const names = await readdir(join(root, 'e2e'), { recursive: true }).catch(() => []);
  return names.some((name) => name.endsWith('.spec.ts'));
}

/** Live in a separate storage. Resolves with the environment that reads it. */
export async function composeForTests(
  progress: Progress,
  browser: string,
): Promise<Record<string, string> & { SITE_DIR: string }> {
  // A separate storage and settings, whatever the environment names.
  const site = {
    SITE_URL: 'https://manzil.example',
    REPORT_URL: '',
    REPORT_SAMPLE: '',
    SUPABASE_URL: '',
    SUPABASE_ANON_KEY: '',
  };
  const env = { CHROMIUM_PATH: browser, SITE_DIR: await freshStorage(), SITE_STORAGE: '', ...site };
  const cli = ['--import', 'tsx', join(import.meta.dirname, 'main.ts')];
  await run({ name: 'build and compose', command: process.execPath, args: [...cli, 'deploy'], env }, progress);
  return env;
}

/** Nothing that was live before remains, except browser files, which are named by content and slow to compress. */
async function freshStorage(): Promise<string> {
  const folder = join(root, '.cache/e2e/site');
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => name !== 'files').map((name) => rm(join(folder, name), { recursive: true })),
  );
  return folder;
}
