import { readFileSync, writeFileSync } from 'node:fs';

/** A test that has failed at least once. */
export interface RedTest {
  /** ISO 8601. */
  firstRed: string;
  lastRed: string;
  /** Failed runs, of `runs` since the first failure. */
  red: number;
  runs: number;
  /** Versions on the page at the last failures, newest first: `projects@1.0.0-1a2b3c4d`. */
  versions: readonly string[];
}

/** By file and title. */
export type TestHistory = Readonly<Record<string, RedTest>>;

export interface TestRun {
  name: string;
  isRed: boolean;
  versions: readonly string[];
}

const mostVersions = 10;

export function addRun(history: TestHistory, tests: readonly TestRun[], at: string): TestHistory {
  const added = tests.flatMap(({ name, isRed, versions }) => {
    const before = history[name];
    if (!before && !isRed) return [];
    const { firstRed = at, lastRed = at, red = 0, runs = 0, versions: known = [] } = before ?? {};
    const test: RedTest = {
      firstRed,
      lastRed: isRed ? at : lastRed,
      red: red + Number(isRed),
      runs: runs + 1,
      versions: isRed ? [...new Set([...versions, ...known])].slice(0, mostVersions) : known,
    };
    return [[name, test] as const];
  });
  return { ...history, ...Object.fromEntries(added) };
}

/** `red in 3 of 40 runs since 2026-11-01, with projects@1.0.0-1a2b3c4d`. */
export function describeRed({ firstRed, red, runs, versions }: RedTest): string {
  const known = versions.length > 0 ? `, with ${versions.join(', ')}` : '';
  return `red in ${red} of ${runs} runs since ${firstRed.slice(0, 10)}${known}`;
}

/** Adds a run to the file, which CI keeps. A missing or damaged one starts anew. */
export function keepHistory(file: string, tests: readonly TestRun[]): TestHistory {
  const history = addRun(readHistory(file), tests, new Date().toISOString());
  writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
  return history;
}

function readHistory(file: string): TestHistory {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestHistory;
  } catch {
    return {};
  }
}
