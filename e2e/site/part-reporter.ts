import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes a run with one line for machines, and names the part and version of each failure. */
export default class PartReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.#counts.passed += 1;
    else if (result.status === 'skipped') this.#counts.skipped += 1;
    else {
      this.#counts.failed += 1;
      const parts = test.annotations.filter(({ type }) => type === 'part').map(({ description }) => description);
      this.#failures.push(`${test.titlePath().slice(3).join(' > ')}${parts.length > 0 ? `  [${parts.join(', ')}]` : ''}`);
    }
  }

  onEnd(result: FullResult): void {
    for (const failure of this.#failures) console.log(`failed: ${failure}`);
    const { passed, failed, skipped } = this.#counts;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (result.status === 'timedout') console.log('The run took too long and was ended.');
  }
}
