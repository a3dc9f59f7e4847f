import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/build';
import { UserError } from '@site/delivery/storage';
import { bin } from './steps';

/** The used subset of Jest's report. */
export interface TestFile {
  name: string;
  message: string;
  assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
}

export interface RunJest {
  files: readonly string[];
  /** Default: this checkout. */
  folder?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  limitMinutes?: number;
}

const execute = promisify(execFile);

/** Throws one sentence when Jest itself fails. */
export async function runJest({ files, folder = root, args = [], env, limitMinutes = 0 }: RunJest) {
  const output = join(folder, '.cache/jest-report.json');
  await rm(output, { force: true });
  const words = ['--runTestsByPath', ...files, '--json', `--outputFile=${output}`, ...args];
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: Infinity, timeout: limitMinutes * 60_000 };
  const running = execute(bin('jest'), words, options);
  if (!args.includes('--silent')) running.child.stderr?.pipe(process.stderr);
  const failure = await running.then(
    () => undefined,
    (error: { stderr: string; killed: boolean }) => error,
  );
  if (failure?.killed)
    throw new UserError(`Not done after ${limitMinutes} minutes: something hangs, or this machine is too busy.`);
  const text = await readFile(output, 'utf8').catch(() => {
    throw new UserError(`Jest ended without a report:\n${failure?.stderr.slice(-2_000) ?? ''}`);
  });
  return (JSON.parse(text) as { testResults: TestFile[] }).testResults;
}
