import { createHash } from 'node:crypto';
import type { Imports } from './imports';
import type { Sources } from './sources';

/**
 * What a test file has seen of the repository when it passed, as `recording-runner.cjs` writes it. Paths from the root.
 */
export interface SeenInputs {
  /** Code that was evaluated, the test's own first of all. */
  modules: readonly string[];
  /** It has started a program that may read all of the repository. */
  everything: boolean;
  /** Files that were read, or looked for. */
  files: readonly string[];
  /** Folders whose names were listed. */
  folders: readonly string[];
  /** Folders that were listed with all that is below, or copied. */
  trees: readonly string[];
}

/**
 * Hash of everything that decides what comes of a test file, but for what is the same for all (`environment`): whoever
 * has seen the same does the same again, and so sees the same. `undefined` when it cannot be told: it reads files that
 * git ignores, such as builds.
 */
export function inputsKey(seen: SeenInputs, sources: Sources, imports: Imports): string | undefined {
  const imported = seen.modules.map((file) => [file, imports.of(file)] as const);
  // What is imported and no code is not evaluated: JSON, style sheets, pictures.
  const others = imported.flatMap(([, found]) => found.filter((file) => !isCode(file)));
  const contents = seen.everything
    ? sources.under('')
    : [...seen.modules, ...others, ...seen.trees.flatMap((path) => sources.under(path))];
  const states = [...contents, ...seen.files].map((path) => [path, sources.stateOf(path)]);
  if (states.some(([, state]) => state === undefined)) return undefined;
  const names = seen.folders.map((folder) => [folder, sources.stateOf(folder), sources.namesIn(folder)]);
  // Which file an import means counts as well: a new one may take the place of another.
  return hash([states, names, imported, seen.trees.map((path) => [path, sources.stateOf(path)])]);
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** Files that count for every test: what is installed, how tests run, and how they are chosen. */
const forAll =
  /^(?:package-lock\.json|tsconfig\.json|\.npmrc|(?:.+\/)?package\.json|shared\/tools\/build\/jest(?:-preset\.cjs|\/.+)|shared\/tools\/cli\/src\/unit-tests\/.+)$/;

/**
 * What counts for every test file, each with its hash: files, Node, and the variables that the sources name. Tests are
 * run in a copy of the environment, so one that nothing names changes nothing.
 */
export function environment(sources: Sources, env: NodeJS.ProcessEnv): Record<string, string> {
  const files = [...sources.hashes].filter(([file]) => forAll.test(file));
  const variables = Object.entries(env).filter(
    ([name]) => isVariable(name) && (sources.words.has(name) || ofTheSystem.has(name)),
  );
  return {
    'the version of Node': `${process.version} ${process.platform} ${process.arch}`,
    ...Object.fromEntries(files),
    ...Object.fromEntries(variables.map(([name, value]) => [name, hash(value)])),
  };
}

/** Nobody has to name these for them to count. */
const ofTheSystem = new Set(['TZ', 'LANG', 'LC_ALL', 'NODE_OPTIONS']);
/** Terminals say where they are, npm what it runs. */
const isVariable = (name: string) => !/^(?:npm_|INIT_CWD$|PWD$|OLDPWD$|TERM|COLOR|SHLVL$)/.test(name);

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
