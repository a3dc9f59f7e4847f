import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/build';
import { findBrowser } from '../browser';
import { UserError } from '../errors';
import { Progress } from '../progress';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const types: Step = { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] };
const lint: Step = { name: 'lint', command: bin('eslint'), args: ['.', '--config', 'shared/build/eslint.config.mjs', '--cache', '--cache-location', '.cache/eslint/', '--quiet'] };
const unit: Step = { name: 'unit and page tests', command: bin('jest'), args: [] };

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

/** `npm run e2e [-- <playwright arguments>]`: the site composed from these sources, or the one at `BASE_URL`. */
export async function endToEnd(args: string[]): Promise<void> {
  const progress = new Progress();
  await runEndToEnd(progress, await findBrowser((line) => progress.say(line)), args);
}

async function runEndToEnd(progress: Progress, browser: string, args: string[]): Promise<void> {
  const env = { CHROMIUM_PATH: browser, SITE_DIR: join(root, '.cache/e2e/site') };
  const cli = ['--import', 'tsx', join(root, 'shared/delivery/src/cli.ts')];
  if (!process.env.BASE_URL) {
    await run({ name: 'build and compose', command: process.execPath, args: [...cli, 'compose'], env }, progress);
  }
  const config = ['test', '--config', 'e2e/playwright.config.ts', ...args];
  await run({ name: 'end to end', command: bin('playwright'), args: config, env }, progress);
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
