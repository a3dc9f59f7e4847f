import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled, lineRoot, listParts, root } from '@site/build';
import { UserError } from '@site/delivery/storage';
import { allDone } from '../all-done';
import { findBrowser } from '../browser';
import { testOnLiveSite } from '../dev/test-on-live-site';
import { Progress } from '../progress';
import { runAllTests, runRelatedTests } from '../unit-tests/run-unit-tests';
import { openContext } from '../context';
import { sayIfOld } from './pull';
import { runOnMix } from './mixes';
import { bin, run, suite, type Step } from '../steps';

const types: Step = { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] };
const lint: Step = {
  name: 'lint',
  command: bin('eslint'),
  args: [
    '.',
    '--config',
    join(lineRoot, 'shared/tools/build/eslint.config.mjs'),
    '--cache',
    '--cache-location',
    '.cache/eslint/',
    '--quiet',
  ],
};
const format: Step = {
  name: 'format',
  command: bin('prettier'),
  args: ['**/*.{ts,tsx,mts,mjs,cjs}', '--check', '--log-level=warn', '--cache', '--cache-location', '.cache/prettier'],
};
const fixture: Step = {
  name: 'fixture of unit tests',
  command: process.execPath,
  args: ['--import', 'tsx', 'shared/tools/delivery/src/testing/fixture/prepare.ts'],
};

export interface CheckOptions {
  /** Every test, not only affected ones. */
  all?: boolean;
}

/** `npm run check [-- --all]`: types, lint, format, and affected unit and page tests. */
export async function check({ all = false }: CheckOptions = {}): Promise<void> {
  const progress = new Progress();
  await Promise.all([run(types, progress), run(lint, progress), run(format, progress)]);
  await (all ? runAllTests(progress) : runRelatedTests(progress));
  await sayIfOld(progress);
}

/** `npm test`: everything, also on a fresh machine. */
export async function test(): Promise<void> {
  const progress = new Progress();
  const browser = await findBrowser((line) => progress.say(line));
  const first = [types, lint, format, ...(isInstalled ? [] : [fixture])];
  await Promise.all(first.map((step) => run(step, progress)));
  if (isPartElsewhere()) {
    await runAllTests(progress);
    return testOnLiveSite(browser, []);
  }
  // Most of a build waits for one core, and tests wait for processes that they have started.
  const composed = composeForTests(progress, browser);
  await allDone([runAllTests(progress), composed]);
  await run(suite(await composed, []), progress);
}

/**
 * `npm run e2e [-- <playwright arguments>]`: the site of these sources, at `BASE_URL`, or what is live with `MIX`
 * (`projects@previous agency@1.0.0-…`).
 */
export async function endToEnd(args: string[]): Promise<void> {
  const progress = new Progress();
  const { BASE_URL, MIX } = process.env;
  if (BASE_URL && !(URL.canParse(BASE_URL) && /^https?:/.test(BASE_URL)))
    throw new UserError(`BASE_URL must be an address such as https://manzil.example, not "${BASE_URL}".`);
  const browser = await findBrowser((line) => progress.say(line));
  if (BASE_URL && !isInstalled) await run(suite({ CHROMIUM_PATH: browser }, args), progress);
  else if (MIX && !isInstalled)
    await runOnMix(
      await openContext({ isReadOnly: true }),
      suite({ CHROMIUM_PATH: browser }, args),
      MIX.split(' ').filter(Boolean),
    );
  else if (isPartElsewhere()) await testOnLiveSite(browser, args);
  else await run(suite(await composeForTests(progress, browser), args), progress);
}

/** `npx manzil engines [firefox webkit]`: a smoke test in other engines, on these sources or at `BASE_URL`. */
export async function engines(names: string[]): Promise<void> {
  const progress = new Progress();
  const browser = await findBrowser((line) => progress.say(line));
  const smoke = (env: Record<string, string>): Step => ({
    name: 'engines',
    command: process.execPath,
    args: ['--import', 'tsx', 'e2e/engines/run-engines.ts', ...names],
    env,
  });
  if (process.env.BASE_URL) await run(smoke({ CHROMIUM_PATH: browser }), progress);
  else await run(smoke(await composeForTests(progress, browser)), progress);
}

/** `npx manzil endure`: all rounds of the durability tests; only root can mount the small disk of one. */
export async function endure(): Promise<void> {
  const files = ['contact-store/src', 'go-live.test', 'storage-gone', 'serve/live-site'];
  await run(
    { name: 'endure', command: bin('jest'), args: ['--verbose', ...files], env: { ENDURE: '1' } },
    new Progress(),
  );
}

/** `npx manzil bench`: measures the site that `npm run e2e` composed. */
export async function bench(file: 'speed' | 'times', words: string[]): Promise<void> {
  const progress = new Progress();
  const env = { CHROMIUM_PATH: await findBrowser((line) => progress.say(line)) };
  const args = ['--import', 'tsx', `e2e/bench/${file}.ts`, ...words];
  await run({ name: 'bench', command: process.execPath, args, env }, progress);
}

export interface PicturesOptions {
  update?: boolean;
  readme?: boolean;
}

/** `npx manzil pictures [<words>]`: compares pages with approved pictures, on these sources or at `BASE_URL`. */
export async function pictures(words: string[], { update, readme }: PicturesOptions): Promise<void> {
  const progress = new Progress();
  const browser = await findBrowser((line) => progress.say(line));
  const comparison = ['test', '--config', 'e2e/pictures/playwright.config.ts', ...(update ? ['-u'] : [])];
  const step = (env: Record<string, string>): Step => ({
    name: 'pictures',
    env: { ...env, PICTURES: words.join('|') },
    ...(readme
      ? { command: process.execPath, args: ['--import', 'tsx', 'e2e/pictures/readme-pictures.ts'] }
      : { command: bin('playwright'), args: comparison }),
  });
  await run(
    step(process.env.BASE_URL ? { CHROMIUM_PATH: browser } : await composeForTests(progress, browser)),
    progress,
  );
}

/** In a team's repository, and in one with the shell only: the other parts come from the live site. */
function isPartElsewhere(): boolean {
  return isInstalled || listParts().every(({ isShell }) => isShell);
}

async function composeForTests(progress: Progress, browser: string): Promise<Record<string, string>> {
  // A separate storage and settings, whatever the environment names.
  const site = {
    SITE_URL: 'https://manzil.example',
    REPORT_URL: '',
    REPORT_SAMPLE: '',
    SUPABASE_URL: '',
    SUPABASE_ANON_KEY: '',
  };
  const env = { CHROMIUM_PATH: browser, SITE_DIR: await freshStorage(), SITE_STORAGE: '', ...site };
  const cli = ['--import', 'tsx', join(root, 'shared/tools/cli/src/main.ts')];
  await run({ name: 'build and compose', command: process.execPath, args: [...cli, 'compose'], env }, progress);
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
