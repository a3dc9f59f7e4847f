import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { findOwnerOfTest, isOfMachine } from './owners';

/** Ends a run with one line per failure and owner, and one line for machines. Adds annotations on GitHub. */
export default class PartReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  /** Titles of skipped tests by reason. */
  readonly #skipped = new Map<string, string[]>();
  readonly #failures: { test: TestCase; result: TestResult }[] = [];
  #root = process.cwd();

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.#counts.passed += 1;
    else if (result.status === 'skipped') this.#noteSkipped(test, result);
    else {
      this.#counts.failed += 1;
      this.#failures.push({ test, result });
    }
  }

  onEnd(result: FullResult): void {
    for (const [reason, titles] of this.#skipped) console.log(`skipped: ${reason} ${titles.join('; ')}`);
    for (const failure of this.#failures) console.log(this.#lineOf(failure));
    if (process.env.GITHUB_ACTIONS)
      for (const failure of this.#failures) console.log(annotationOf(failure, this.#root));
    const { passed, failed, skipped } = this.#counts;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (result.status === 'timedout') console.log('The run took too long and was ended.');
  }

  #noteSkipped(test: TestCase, { annotations }: TestResult): void {
    this.#counts.skipped += 1;
    const { description: reason } = annotations.find(({ type }) => type === 'skip') ?? {};
    if (reason) this.#skipped.set(reason, [...(this.#skipped.get(reason) ?? []), titleOf(test)]);
  }

  #lineOf({ test, result }: { test: TestCase; result: TestResult }): string {
    const file = relative(this.#root, test.location.file);
    const { who, reason, others } = readAnnotations(result, file);
    const place = `${file}:${test.location.line}`;
    const details = [
      place,
      ...(reason ? [reason] : []),
      ...(others.length > 0 ? [`also on the page: ${others.join(', ')}`] : []),
    ];
    return `failed: ${who}: ${titleOf(test)}  [${details.join('; ')}]`;
  }
}

function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' > ');
}

function readAnnotations({ annotations, errors }: TestResult, file: string) {
  if (isOfMachine(errors)) return { owner: 'machine', who: 'machine', reason: 'the site did not start', others: [] };
  const all = (type: string) =>
    annotations.filter((each) => each.type === type).map(({ description = '' }) => description);
  const [owner = findOwnerOfTest(file) ?? 'team unknown'] = all('owner');
  const [part] = all('part');
  return { owner, who: part ? `${owner}, ${part}` : owner, reason: all('reason')[0], others: all('page') };
}

/** GitHub workflow commands escape line breaks and colons. */
function annotationOf({ test, result }: { test: TestCase; result: TestResult }, root: string): string {
  const { owner, who, reason } = readAnnotations(result, relative(root, test.location.file));
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

  const message = (result.error?.message ?? '').replace(/\u001b\[[\d;]*m/g, '');
  const file = relative(process.cwd(), test.location.file);
  return `::error file=${property(file)},line=${test.location.line},title=${property(`${owner}: ${titleOf(test)}`)}::${data(`${who}${reason ? ` (${reason})` : ''}\n${message}`)}`;
}
