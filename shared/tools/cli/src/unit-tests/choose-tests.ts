import type { Imports } from './imports';
import { environment, inputsKey, type SeenInputs } from './inputs';
import type { Sources } from './sources';

/** The test files that have passed, each with what it depends on. */
export interface PassedTests {
  environment: Readonly<Record<string, string>>;
  files: Readonly<Record<string, { key: string; seen: SeenInputs }>>;
}

export interface Choice {
  /** Test files that have to run. */
  chosen: readonly string[];
  /** Test files that have passed with the very same sources. */
  leftOut: readonly string[];
  /** Why all are chosen. */
  because?: string;
}

/** A checkout at one moment. */
export interface Checkout {
  sources: Sources;
  imports: Imports;
  env: NodeJS.ProcessEnv;
}

/** Leaves out the test files that have passed with the same bytes of all that they have evaluated and read. */
export function chooseTests({ sources, imports, env }: Checkout, passed: PassedTests | undefined): Choice {
  const { tests } = imports;
  if (!passed) return { chosen: tests, leftOut: [], because: 'it is not recorded yet what has passed' };
  const now = environment(sources, env);
  const changed = Object.keys({ ...now, ...passed.environment }).find((name) => now[name] !== passed.environment[name]);
  if (changed) return { chosen: tests, leftOut: [], because: `${changed} is not what it was when they passed` };
  const hasPassed = (test: string): boolean => {
    const known = passed.files[test];
    return known !== undefined && inputsKey(known.seen, sources, imports) === known.key;
  };
  const leftOut = tests.filter(hasPassed);
  return { chosen: tests.filter((test) => !leftOut.includes(test)), leftOut };
}

/**
 * What has passed after a run. A file that was edited while tests ran counts for nothing: nobody knows which of its
 * contents they have seen.
 */
export function addPassed(
  before: Checkout,
  after: Checkout,
  kept: PassedTests | undefined,
  leftOut: readonly string[],
  passed: ReadonlyMap<string, SeenInputs>,
): PassedTests {
  const fresh = [...passed].flatMap(([test, seen]) => {
    const key = inputsKey(seen, before.sources, before.imports);
    const isKnown =
      key !== undefined && seen.modules.includes(test) && key === inputsKey(seen, after.sources, after.imports);
    return isKnown ? [[test, { key, seen }] as const] : [];
  });
  const old = leftOut.flatMap((test) => (kept?.files[test] ? [[test, kept.files[test]] as const] : []));
  return { environment: environment(before.sources, before.env), files: Object.fromEntries([...old, ...fresh]) };
}
