import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/build';
import { findBrowser } from '../browser';
import { UserError } from '../errors';
import { listNeighbours } from '../mix';
import { Progress } from '../progress';
import { readSettings } from '../settings';
import { formatTable } from '../table';
import { getLive, openContext } from './context';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const types: Step = { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] };
const lint: Step = { name: 'lint', command: bin('eslint'), args: ['.', '--config', 'shared/build/eslint.config.mjs', '--cache', '--cache-location', '.cache/eslint/', '--quiet'] };
/** Each test file evaluates its modules anew; with more room for young objects, less time goes into collecting them. */
const unit: Step = { name: 'unit and page tests', command: bin('jest'), args: [], env: { NODE_OPTIONS: '--max-semi-space-size=64' } };

/** `npm run check`: types, lint, unit. */
export async function check(): Promise<void> {
  const progress = new Progress();
  await Promise.all([run(types, progress), run(lint, progress)]);
  await run(unit, progress);
}

/** `npm test`: everything, on a fresh machine too. */
export async function test(): Promise<void> {
  const progress = new Progress();
  const browser = await findBrowser((line) => progress.say(line));
  await check();
  await runEndToEnd(progress, browser, []);
}

/**
 * `npm run e2e [-- <playwright arguments>]`: the site composed from these sources, the one at
 * `BASE_URL`, or what is live with the versions in `MIX` (`projects@previous agency@1.0.0-…`).
 */
export async function endToEnd(args: string[]): Promise<void> {
  const progress = new Progress();
  const browser = await findBrowser((line) => progress.say(line));
  if (process.env.BASE_URL || process.env.MIX) await run(suite({ CHROMIUM_PATH: browser, SITE_DIR: readSettings().siteDir }, args), progress);
  else await runEndToEnd(progress, browser, args);
}

/** `npm run mixes [-- <playwright arguments>]`: the suite with each part one version behind the others, and one ahead. */
export async function mixes(args: string[]): Promise<void> {
  const { storage, progress } = await openContext();
  const neighbours = await listNeighbours(storage, await getLive(storage));
  const env = { CHROMIUM_PATH: await findBrowser((line) => progress.say(line)), SITE_DIR: readSettings().siteDir };
  const rows: [string, string][] = [];
  for (const { name, words } of neighbours) {
    const output = ['--output', join(root, 'test-results', name.replaceAll(' ', '-'))];
    const step = { ...suite({ ...env, MIX: words.join(' ') }, [...output, ...args]), name };
    rows.push([name, await run(step, progress).then(() => 'passed', () => 'failed')]);
  }
  for (const line of formatTable(['mix', 'suite'], rows)) console.log(line);
  if (rows.some(([, outcome]) => outcome === 'failed')) throw new UserError('A mix of versions fails, see above.');
}

async function runEndToEnd(progress: Progress, browser: string, args: string[]): Promise<void> {
  // A storage of its own, also where the environment names the one that visitors see.
  const env = { CHROMIUM_PATH: browser, SITE_DIR: join(root, '.cache/e2e/site'), SITE_STORAGE: '' };
  const cli = ['--import', 'tsx', join(root, 'shared/delivery/src/cli.ts')];
  await run({ name: 'build and compose', command: process.execPath, args: [...cli, 'compose'], env }, progress);
  await run(suite(env, args), progress);
}

function suite(env: Record<string, string>, args: readonly string[]): Step {
  return { name: 'end to end', command: bin('playwright'), args: ['test', '--config', 'e2e/playwright.config.ts', ...args], env };
}

async function run({ name, command, args, env }: Step, progress: Progress): Promise<void> {
  const started = performance.now();
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new UserError(`${name}: failed, see above.`);
  progress.say(`${name}: passed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
