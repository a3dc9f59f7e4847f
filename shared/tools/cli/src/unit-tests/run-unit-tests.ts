import { bin, run } from '../steps';
import type { Progress } from '../progress';
import { listChanges, relatedTests } from './related-tests';

const name = 'unit and page tests';
/** Each test file evaluates its own modules; with more room for young objects, less time goes into collecting them. */
const env = { NODE_OPTIONS: '--max-semi-space-size=64' };

/** Throws one sentence when a test fails. */
export function runAllTests(progress: Progress): Promise<void> {
  return run({ name, command: bin('jest'), args: [], env }, progress);
}

/** Runs the tests that changes since the main branch can affect. Throws one sentence when a test fails. */
export async function runRelatedTests(progress: Progress): Promise<void> {
  const { changed, all } = listChanges();
  const related = relatedTests(changed, all);
  if (!related) return runAllTests(progress);
  progress.say(
    `${name}: those that ${changed.length} changed files can affect; npm run check -- --all runs every test`,
  );
  if (related.length === 0) return;
  await run(
    { name, command: bin('jest'), args: ['--passWithNoTests', '--findRelatedTests', ...related], env },
    progress,
  );
}
