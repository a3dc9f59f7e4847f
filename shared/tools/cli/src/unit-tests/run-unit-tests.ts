import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/build';
import { bin, run } from '../commands/steps';
import type { Progress } from '../progress';
import { addPassed, chooseTests, type Checkout, type Choice, type PassedTests } from './choose-tests';
import { readImports } from './imports';
import type { SeenInputs } from './inputs';
import { Sources } from './sources';

const folder = join(root, '.cache/unit-tests');
const name = 'unit and page tests';
/** Each test file evaluates its own modules; with more room for young objects, less time goes into collecting them. */
const nodeOptions = '--max-semi-space-size=64';
const runner = join(root, 'shared/tools/build/jest/recording-runner.cjs');

/**
 * Runs them with jest's own runner, and remembers nothing: what decides about a change does not depend on the notes
 * below. Throws one sentence when one fails.
 */
export function runAllTests(progress: Progress): Promise<void> {
  return run({ name, command: bin('jest'), args: [], env: { NODE_OPTIONS: nodeOptions } }, progress);
}

/**
 * Runs the unit and page tests and remembers which have passed. Without `all`, those are left out that have passed with
 * the same sources, and a line says how many. Throws one sentence when a test fails.
 */
export async function runChosenTests(progress: Progress, { all }: { all: boolean }): Promise<void> {
  const checkout = await readCheckout();
  if (!checkout) return runAllTests(progress);
  const kept = await readPassed();
  const choice: Choice = all ? { chosen: checkout.imports.tests, leftOut: [] } : chooseTests(checkout, kept);
  if (!all) progress.say(describeChoice(choice));
  if (choice.chosen.length === 0) return;
  await mkdir(folder, { recursive: true });
  const records = await mkdtemp(join(folder, 'records-'));
  try {
    const args = [
      `--testRunner=${runner}`,
      ...(choice.leftOut.length > 0 ? ['--runTestsByPath', ...choice.chosen] : []),
    ];
    await run(
      { name, command: bin('jest'), args, env: { NODE_OPTIONS: nodeOptions, INPUT_RECORDS: records } },
      progress,
    );
  } finally {
    const after = await readCheckout();
    if (after) await writePassed(addPassed(checkout, after, kept, choice.leftOut, await readRecords(records)));
    await rm(records, { recursive: true, force: true });
  }
}

/** One line for the person who waits. */
export function describeChoice({ chosen, leftOut, because }: Choice): string {
  const total = chosen.length + leftOut.length;
  if (because) return `${name}: all ${total} files run, because ${because}`;
  return `${name}: ${leftOut.length} of ${total} files have passed with the same sources and are left out; npm run check -- --all runs them too`;
}

async function readCheckout(): Promise<Checkout | undefined> {
  const sources = await Sources.read(root);
  return sources && { sources, imports: await readImports(root), env: process.env };
}

const passedFile = join(folder, 'passed.json');

/** What an interrupted or an older version has left is as good as nothing. */
async function readPassed(): Promise<PassedTests | undefined> {
  return readFile(passedFile, 'utf8').then(
    (text) => JSON.parse(text) as PassedTests,
    () => undefined,
  );
}

async function writePassed(passed: PassedTests): Promise<void> {
  await writeFile(`${passedFile}.new`, JSON.stringify(passed));
  await rename(`${passedFile}.new`, passedFile);
}

async function readRecords(records: string): Promise<Map<string, SeenInputs>> {
  const all = await Promise.all(
    (await readdir(records)).map(
      async (file) => JSON.parse(await readFile(join(records, file), 'utf8')) as SeenInputs & { test: string },
    ),
  );
  return new Map(all.map(({ test, ...seen }) => [test, seen]));
}
