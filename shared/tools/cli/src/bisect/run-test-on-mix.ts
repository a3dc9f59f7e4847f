import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/build';
import type { Mix } from '@site/delivery/activate';
import { UserError } from '@site/delivery/storage';
import { suite } from '../steps';
import type { Outcome } from './find-culprit';

interface SuiteResult {
  stats: { expected: number; unexpected: number; skipped: number };
}

/** Printed when the server ends before it listens (e2e/site/running-site.ts). */
const notStarted = 'The site did not start';

/** Runs the test named by `words` `times` times against one server. Throws one sentence for another number of tests. */
export async function runTestOnMix(
  mix: Mix,
  times: number,
  { words, env }: { words: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-bisect-'));
  try {
    const report = join(folder, 'report.json');
    const {
      command,
      args,
      env: more,
    } = suite(
      {
        ...env,
        MIX: Object.entries(mix)
          .map(([part, version]) => `${part}@${version}`)
          .join(' '),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      ['--reporter=json', `--repeat-each=${times}`, '--workers=1', `--output=${join(folder, 'results')}`, ...words],
    );
    const output = await runQuietly(command, args, { ...process.env, ...more });
    const text = await readFile(report, 'utf8').catch(() => {
      throw new UserError(`The tests did not run:\n${output.slice(-2_000)}`);
    });
    if (text.includes(notStarted)) throw new UserError(`A site with this mix did not start:\n${output.slice(-2_000)}`);
    return readOutcome((JSON.parse(text) as SuiteResult).stats, times, words);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A skipped test needs something that these versions lack. */
function readOutcome({ expected, unexpected, skipped }: SuiteResult['stats'], times: number, words: readonly string[]) {
  if (expected + unexpected + skipped !== times)
    throw new UserError(
      `${words.join(' ')} names ${(expected + unexpected + skipped) / times} tests. Name one by its line, such as projects/gallery.spec.ts:12.`,
    );
  return skipped > 0 ? ('untestable' as const) : { passed: expected, failed: unexpected };
}

function runQuietly(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
