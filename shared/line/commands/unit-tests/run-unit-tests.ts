import { bin, run } from '../steps';
import type { Progress } from '../progress';
import { listChanges, relatedTests } from './related-tests';

const name = 'unit and page tests';
/** A larger young generation reduces garbage collection of test modules. */
const env = { NODE_OPTIONS: '--max-semi-space-size=64' };

/** Throws one sentence when a test fails. */
export function runAllTests(progress: Progress): Promise<void> {
  return run({ name, command: bin('jest'), args: [], env }, progress);
}

/** Tests affected by changes since the main branch. Throws one sentence when one fails. */
export async function runRelatedTests(progress: Progress): Promise<void> {
  const { changed, all } = listChanges();
  const related = relatedTests(changed, all);
  if (!related) return runAllTests(progress);
  progress.say(`${name}: those that ${changed.length} changed files can affect; npm run unit runs every test`);
  if (related.length === 0) return;
  await run(
    { name, command: bin('jest'), args: ['--passWithNoTests', '--findRelatedTests', ...related], env },
    progress,
  );
}
