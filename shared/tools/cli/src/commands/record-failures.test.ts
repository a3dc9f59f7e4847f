/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/build';
import { Progress } from '../progress';
import { runSuite } from './record-failures';

// A checkout with only a program called playwright.
jest.mock('@site/build', () => {
  const { mkdtempSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const { tmpdir } = jest.requireActual<typeof import('node:os')>('node:os');
  return { root: mkdtempSync(`${tmpdir()}/manzil-record-`) };
});

/** Results as Playwright writes them; without `failed` it could not start. */
interface Outcome {
  status?: 'passed' | 'failed' | 'interrupted';
  failed?: readonly string[];
}

const lastRun = join(root, 'test-results/.last-run.json');
const runs = join(root, 'runs.txt');

/** Ends as `FIRST` says, and as `AGAIN` for a list of failed tests. Records arguments and that list. */
const playwright = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const list = args.find((word) => word.startsWith('--last-failed-file='))?.split('=')[1];
appendFileSync(${JSON.stringify(runs)}, JSON.stringify({ args, tags: process.env.TAGS, given: list && JSON.parse(readFileSync(list, 'utf8')).failedTests }) + '\\n');
const { failed, status = failed?.length > 0 ? 'failed' : 'passed' } = JSON.parse(list ? process.env.AGAIN : process.env.FIRST);
if (failed) writeFileSync(list ?? ${JSON.stringify(lastRun)}, JSON.stringify({ status, failedTests: failed }));
process.exitCode = failed && status === 'passed' ? 0 : 1;
`;

beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/playwright'), playwright, { mode: 0o755 });
});
beforeEach(() => {
  rmSync(runs, { force: true });
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the suite and returns each start of Playwright, the output, and the failure. */
async function runEnding(first: Outcome, { again = {}, args = [] }: { again?: Outcome; args?: string[] } = {}) {
  const lines: string[] = [];
  const env = { FIRST: JSON.stringify(first), AGAIN: JSON.stringify(again) };
  const failure = await runSuite(env, args, new Progress((line) => lines.push(line))).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const started = existsSync(runs)
    ? readFileSync(runs, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { args: string[]; tags?: string; given?: string[] })
    : [];
  return { started, lines: lines.join('\n'), failure };
}

const tests = (count: number) => Array.from({ length: count }, (_, index) => `test-${index + 1}`);
const hasFailed = 'end to end: failed, see above.';

describe('after a run of the end-to-end suite in which tests failed', () => {
  it('up to ten run again with snapshots; the run stays failed', async () => {
    const { started, lines, failure } = await runEnding(
      { failed: tests(10) },
      { again: { failed: tests(10) }, args: ['contact'] },
    );
    expect(started).toHaveLength(2);
    expect(started[1]?.given).toEqual(tests(10));
    expect(started[1]?.args.join(' ')).toMatch(/--last-failed .*--trace on .*--workers 1/);
    expect(started[1]?.args).not.toContain('contact');
    expect(lines).toContain('10 of 10 failed again. Snapshots:');
    expect(failure).toBe(hasFailed);
    // Rerunning by hand gets the suite's failures, not those of the recording.
    expect(readFileSync(lastRun, 'utf8')).toContain('test-10');
  });

  it('more than ten are not recorded, and a line says how to record some', async () => {
    const { started, lines, failure } = await runEnding({ failed: tests(11) });
    expect(started).toHaveLength(1);
    expect(lines).toBe('11 tests failed, too many to record each: npm run e2e -- <words of a title> --trace on');
    expect(failure).toBe(hasFailed);
  });

  it('the run has failed, too, when those that are recorded pass', async () => {
    const { lines, failure } = await runEnding({ failed: tests(3) }, { again: { failed: [] } });
    expect(lines).toContain('0 of 3 failed again; 3 passed this time');
    expect(failure).toBe(hasFailed);
  });

  it("a recording that cannot start keeps the run's reason", async () => {
    const { lines, failure } = await runEnding({ failed: tests(1) }, { again: {} });
    expect(lines).toContain('They could not be recorded, see above.');
    expect(failure).toBe(hasFailed);
  });

  it('tests that were not found again have not passed', async () => {
    const { lines } = await runEnding({ failed: tests(2) }, { again: { status: 'failed', failed: [] } });
    expect(lines).toContain('They could not be recorded, see above.');
    expect(lines).not.toContain('passed this time');
  });

  it('tests of the night are recorded as such', async () => {
    const { started } = await runEnding(
      { failed: tests(1) },
      { again: { failed: tests(1) }, args: ['@night', 'contact'] },
    );
    expect(started.map(({ tags }) => tags)).toEqual(['@night', '@night']);
  });
});

describe('nothing is recorded', () => {
  it('after a run that has passed', async () => {
    const { started, failure } = await runEnding({ failed: [] });
    expect(started).toHaveLength(1);
    expect(failure).toBeUndefined();
  });

  it('of an earlier run, when the suite could not start', async () => {
    writeFileSync(lastRun, JSON.stringify({ status: 'failed', failedTests: tests(2) }));
    const { started, failure } = await runEnding({});
    expect(started).toHaveLength(1);
    expect(failure).toBe(hasFailed);
  });

  it('of a run that was interrupted', async () => {
    expect((await runEnding({ status: 'interrupted', failed: tests(2) })).started).toHaveLength(1);
  });

  it('where the traces were asked for already', async () => {
    expect((await runEnding({ failed: tests(2) }, { args: ['--trace', 'on'] })).started).toHaveLength(1);
  });
});
