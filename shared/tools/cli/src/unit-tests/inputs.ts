import { createHash } from 'node:crypto';
import type { Sources } from './sources';

/** What a test file has read of the repository besides what it imports, as `recording-runner.cjs` writes it. Paths from the root. */
export interface ReadInputs {
  /** It has started a program that may read all of it. */
  everything: boolean;
  /** Files that were read, or looked for. */
  files: readonly string[];
  /** Folders whose names were listed. */
  folders: readonly string[];
  /** Folders that were listed with all that is below, or copied. */
  trees: readonly string[];
}

/**
 * Hash of everything that decides what comes of a test file, but for what is the same for all (`environmentKey`). `undefined` when it
 * cannot be told: it reads files that git ignores, such as builds.
 */
export function inputsKey(imports: readonly string[], read: ReadInputs, sources: Sources): string | undefined {
  const contents = read.everything ? sources.under('') : [...imports, ...read.trees.flatMap((path) => sources.under(path))];
  const states = [...contents, ...read.files].map((path) => [path, sources.stateOf(path)]);
  if (states.some(([, state]) => state === undefined)) return undefined;
  const names = read.folders.map((folder) => [folder, sources.stateOf(folder), sources.namesIn(folder)]);
  return hash([states, names, read.trees.map((path) => [path, sources.stateOf(path)])]);
}

/** Files that count for every test: what is installed, and how tests run. */
const forAll = /^(?:package-lock\.json|tsconfig\.json|\.npmrc|(?:.+\/)?package\.json|shared\/tools\/build\/jest(?:-preset\.cjs|\/.+))$/;

/**
 * What counts for every test file, each with its hash: files, Node, and the variables that the sources name. Tests are run in a copy of the
 * environment, so one that nothing names changes nothing.
 */
export function environment(sources: Sources, env: NodeJS.ProcessEnv): Record<string, string> {
  const files = [...sources.hashes].filter(([file]) => forAll.test(file));
  const variables = Object.entries(env).filter(([name]) => isVariable(name) && (sources.words.has(name) || ofTheSystem.has(name)));
  return { 'the version of Node': `${process.version} ${process.platform} ${process.arch}`, ...Object.fromEntries(files), ...Object.fromEntries(variables.map(([name, value]) => [name, hash(value)])) };
}

/** Nobody has to name these for them to count. */
const ofTheSystem = new Set(['TZ', 'LANG', 'LC_ALL', 'NODE_OPTIONS']);
/** Terminals say where they are, npm what it runs. */
const isVariable = (name: string) => !/^(?:npm_|INIT_CWD$|PWD$|OLDPWD$|TERM|COLOR|SHLVL$)/.test(name);

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
