import { spawnSync } from 'node:child_process';
import { root } from '../build';
import { bin, run } from './steps';
import type { Progress } from './progress';

const name = 'unit and page tests';
/** A larger young generation reduces garbage collection of test modules. */
const env = { NODE_OPTIONS: '--max-semi-space-size=64' };

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
