import { copyFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/build';
import type { Progress } from '../progress';
import { run, suite } from '../steps';

const results = join(root, 'test-results');
const lastRun = join(results, '.last-run.json');
/** Of the recording run. Playwright uses the same file. */
const lastRecording = join(results, '.last-recording.json');
/** More failures usually have one cause, and nobody reads that many traces. */
const most = 10;

/**
 * Runs the end-to-end suite. Failed tests run again to record traces: snapshots cost a twelfth of a run. The result
 * stays failed.
 */
export async function runSuite(
  env: Record<string, string>,
  args: readonly string[],
  progress: Progress,
): Promise<void> {
  const before = await writtenAt(lastRun);
  try {
    await run(suite(env, args), progress);
  } catch (error) {
    // If the suite did not start, the list is from an earlier run.
    const failed = (await writtenAt(lastRun)) === before ? [] : await readFailed(lastRun);
    if (failed.length > 0 && !args.includes('--trace')) await record(failed.length, env, args, progress);
    throw error;
  }
}

async function record(
  count: number,
  env: Record<string, string>,
  asked: readonly string[],
  progress: Progress,
): Promise<void> {
  if (count > most)
    return progress.say(`${count} tests failed, too many to record each: npm run e2e -- <words of a title> --trace on`);
  progress.say(
    `recording ${count === 1 ? 'the test that failed' : `the ${count} tests that failed`} once more, with a snapshot of the page at each step; the result stays`,
  );
  await copyFile(lastRun, lastRecording);
  // Night tests need their tag.
  const tags = asked.filter((word) => word.startsWith('@'));
  const args = [
    ...tags,
    '--last-failed',
    `--last-failed-file=${lastRecording}`,
    '--trace',
    'on',
    '--output',
    join(results, 'traces'),
    '--reporter',
    'line',
    '--workers',
    '1',
  ];
  const before = await writtenAt(lastRecording);
  const hasPassed = await run({ ...suite(env, args), name: 'recording' }, progress).then(
    () => true,
    () => false,
  );
  const again = (await readFailed(lastRecording)).length;
  if ((await writtenAt(lastRecording)) === before || hasPassed !== (again === 0))
    return progress.say('They could not be recorded, see above.');
  const rest =
    again < count ? `; ${count - again} passed this time: look at what differs from the trace of the first run` : '';
  progress.say(
    `${again} of ${count} failed again${rest}. Snapshots: npx playwright show-trace test-results/traces/<test>/trace.zip`,
  );
}

async function readFailed(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { status, failedTests = [] } = JSON.parse(text) as { status?: string; failedTests?: string[] };
  return status === 'failed' ? failedTests : [];
}

async function writtenAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
