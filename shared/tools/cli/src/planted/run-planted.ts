import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Checkout } from '../gate/checkout';
import { bin } from '../steps';
import type { Defect } from './defect';

export interface Finding {
  id: string;
  harm: string;
  isCaught: boolean;
  /** Titles of failed tests, the expected one first. */
  failed: readonly string[];
  seconds: number;
}

/** Plants defects one at a time in a copy and runs the named test file. */
export async function runPlanted(defects: readonly Defect[], say: (line: string) => void): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-planted-'));
  try {
    const checkout = await Checkout.copy(folder);
    const findings: Finding[] = [];
    for (const defect of defects) {
      const finding = await plant(checkout, defect);
      say(`${finding.isCaught ? 'caught' : 'NOT CAUGHT'}: ${finding.id}, in ${finding.seconds.toFixed(0)} s`);
      findings.push(finding);
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function plant(checkout: Checkout, { id, harm, edits, caughtBy }: Defect): Promise<Finding> {
  const started = performance.now();
  await checkout.apply(edits);
  try {
    const titles = await runFile(checkout.folder, caughtBy.file);
    const failed = titles.toSorted((a, b) => Number(b.includes(caughtBy.title)) - Number(a.includes(caughtBy.title)));
    return {
      id,
      harm,
      failed,
      isCaught: failed[0]?.includes(caughtBy.title) ?? false,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await checkout.restore();
  }
}

/** The used subset of Jest's report. */
interface JestReport {
  testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Titles of the tests that fail. */
async function runFile(folder: string, file: string): Promise<string[]> {
  const output = join(folder, '.cache/jest-report.json');
  await rm(output, { force: true });
  const args = ['--runTestsByPath', file, '--maxWorkers=1', '--silent', '--json', `--outputFile=${output}`];
  const running = promisify(execFile)(bin('jest'), args, { cwd: folder, maxBuffer: Infinity });
  const { stderr } = await running.catch((error: { stderr: string }) => error);
  const text = await readFile(output, 'utf8').catch(() => {
    throw new Error(`Jest ended without a report:\n${stderr.slice(-2_000)}`);
  });
  const { testResults } = JSON.parse(text) as JestReport;
  const broken = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (broken) throw new Error(`A test file does not run:\n${broken.message.slice(0, 2_000)}`);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}
