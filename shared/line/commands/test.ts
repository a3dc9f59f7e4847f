import { findBrowser } from './browser';
import { Progress } from './progress';
import { bin, run, suite, type Step } from './steps';
import { composeForTests, isPartialCheckout, pictureSuite, testOnLiveSite } from './e2e';
import { spawnSync } from 'node:child_process';
import { isInstalled, reasonOf, root, UserError } from '../checkout';

const types: Step = { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] };
const lint: Step = {
  name: 'lint',
  command: bin('eslint'),
  args: ['.', '--cache', '--cache-location', '.cache/eslint/', '--quiet'],
};
const format: Step = {
  name: 'format',
  command: bin('prettier'),
  args: ['**/*.{ts,tsx,mts,mjs,cjs}', '--check', '--log-level=warn', '--cache', '--cache-location', '.cache/prettier'],
};
const fixture: Step = {
  name: 'fixture of unit tests',
  command: process.execPath,
  args: ['--import', 'tsx', 'shared/line/testing/fixture/prepare.ts'],
};

export interface TestOptions {
  /** Only tests that changes since the main branch can affect, and nothing end to end. */
  affected?: boolean;
  /** What `npm test` leaves out. */
  rest?: boolean;
}

/**
 * `npm test`: what a person waits for, also on a fresh machine. `npm run test:all`: the rest. `npm run check`: what
 * changes can affect.
 */
export async function test({ affected = false, rest = false }: TestOptions = {}): Promise<void> {
  const progress = new Progress();
  if (rest) return testRest(progress);
  const browser = affected ? '' : await findBrowser((line) => progress.say(line));
  await allDone([types, format].map((step) => run(step, progress)));
  // Lint and most of a build have one core, and tests wait for processes that they have started.
  const linted = run(lint, progress);
  if (affected) return allDone([linted, runRelatedTests(progress)]);
  if (isPartialCheckout()) {
    await allDone([linted, runUnitTests(progress)]);
    return testOnLiveSite(browser, isInstalled ? [] : ['@core']);
  }
  const composed = composeForTests(progress, browser);
  await allDone([linted, runUnitTests(progress), composed]);
  await run(suite(await composed, ['@core']), progress);
}

async function testRest(progress: Progress): Promise<void> {
  const browser = await findBrowser((line) => progress.say(line));
  await run(fixture, progress);
  const env = await composeForTests(progress, browser);
  const suites = [
    () => runUnitTests(progress, { isSlow: true }),
    () => run(pictureSuite(env, []), progress),
    () => run(suite(env, ['@rest']), progress),
  ];
  const failures: unknown[] = [];
  for (const runSuite of suites) await runSuite().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new UserError(failures.map(reasonOf).join('\n'));
}

/** Rejects with the first failure after all have settled. */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

const name = 'unit and page tests';
/** A larger young generation reduces garbage collection of test modules. */
const env = { NODE_OPTIONS: '--max-semi-space-size=64', PATIENT: '1' };

/** Throws one sentence when a test fails. Without `*.slow.test.ts`, or only these. */
export function runUnitTests(progress: Progress, { isSlow = false } = {}): Promise<void> {
  const step = isSlow ? { name: 'slow unit tests', args: ['slow.test'] } : { name, args: [] };
  return run({ ...step, command: bin('jest'), env: { ...env, ...(isSlow ? { SLOW: '1' } : {}) } }, progress);
}

/** Tests that import what has changed since the fetched main branch, or since the last commit without one. */
export function runRelatedTests(progress: Progress): Promise<void> {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root });
  const since = status === 0 ? 'origin/main' : 'HEAD';
  return run({ name, command: bin('jest'), args: ['--passWithNoTests', `--changedSince=${since}`], env }, progress);
}
