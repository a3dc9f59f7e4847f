import { format } from 'node:util';

type Level = 'error' | 'warn';
type Speaker = Pick<Console, Level>;

interface Complaint {
  level: Level;
  text: string;
}

interface Expectation {
  level: Level;
  pattern: RegExp | string;
  met: boolean;
}

const isMetBy = ({ level, pattern }: Expectation, complaint: Complaint) =>
  level === complaint.level &&
  (typeof pattern === 'string' ? complaint.text.includes(pattern) : pattern.test(complaint.text));

/**
 * Fails a test for unexpected `console.error` and `console.warn`, and for missing expected ones: React reports page
 * errors there.
 */
export class ConsoleGuard {
  private unexpected: Complaint[] = [];
  private expectations: Expectation[] = [];

  /** Replaces the methods permanently; spies restore to these. */
  listenTo(speaker: Speaker) {
    for (const level of ['error', 'warn'] as const) {
      speaker[level] = (...words: unknown[]) => this.hear({ level, text: format(...words) });
    }
  }

  expect(level: Level, pattern: RegExp | string) {
    this.expectations.push({ level, pattern, met: false });
  }

  /** Throws for violations; resets either way. */
  verify() {
    const problems = [
      ...this.unexpected.map(({ level, text }) => `Unexpected console.${level}: ${text}`),
      ...this.expectations
        .filter(({ met }) => !met)
        .map(({ level, pattern }) => `Expected console.${level} never came: ${pattern}`),
    ];
    this.unexpected = [];
    this.expectations = [];
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  }

  private hear(complaint: Complaint) {
    const expectation = this.expectations.find((candidate) => isMetBy(candidate, complaint));
    if (expectation) expectation.met = true;
    else this.unexpected.push(complaint);
  }
}
