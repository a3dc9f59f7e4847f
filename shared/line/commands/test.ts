import { join } from 'node:path';
import { isInstalled, lineRoot } from '../build';
import { allDone } from './all-done';
import { findBrowser } from './browser';
import { testOnLiveSite } from './dev/test-on-live-site';
import { Progress } from './progress';
import { bin, run, suite, type Step } from './steps';
import { runUnitTests, runRelatedTests } from './unit-tests';
import { composeForTests, isPartElsewhere, pictureSuite } from './e2e';
import { sayIfOld } from './pull';

const types: Step = { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] };
const lint: Step = {
  name: 'lint',
  command: bin('eslint'),
  args: [
    '.',
    '--config',
    join(lineRoot, 'shared/line/build/eslint.config.mjs'),
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
  const first = [types, lint, format, ...(isInstalled || affected ? [] : [fixture])];
  await Promise.all(first.map((step) => run(step, progress)));
  if (affected) {
    await runRelatedTests(progress);
    return sayIfOld(progress);
  }
  if (isPartElsewhere()) {
    await runUnitTests(progress);
    return testOnLiveSite(browser, []);
  }
  // Most of a build waits for one core, and tests wait for processes that they have started.
  const composed = composeForTests(progress, browser);
  await allDone([runUnitTests(progress), composed]);
  await run(suite(await composed, ['@core']), progress);
}

async function testRest(progress: Progress): Promise<void> {
  const browser = await findBrowser((line) => progress.say(line));
  await run(fixture, progress);
  const env = await composeForTests(progress, browser);
  await run(suite(env, ['@rest']), progress);
  await run(pictureSuite(env, []), progress);
  await runUnitTests(progress, { isSlow: true });
}
