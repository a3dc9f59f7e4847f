import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { root } from '../../build';

/** These affect every test. */
const sharedByAll = /^(package(-lock)?\.json|tsconfig\.json|shared\/tools\/build\/jest.*)$/;
/** Jest follows imports of these. Other files count for their package. */
const importable = /\.(tsx?|[cm]?js|json)$/;
const testFile = /\.test\.tsx?$/;

/**
 * jest arguments for affected tests; `undefined` for all. Files that are not imported, such as SQL and pictures, select
 * their package's tests.
 */
export function relatedTests(changed: readonly string[], all: readonly string[]): string[] | undefined {
  if (changed.some((file) => sharedByAll.test(file))) return undefined;
  const relevant = changed.filter((file) => !file.endsWith('.md'));
  const folders = relevant.filter((file) => !importable.test(file)).map((file) => packageOf(file, all));
  const tests = all.filter((file) => testFile.test(file) && folders.some((folder) => file.startsWith(folder)));
  return [...new Set([...relevant.filter((file) => importable.test(file)), ...tests])];
}

function packageOf(file: string, all: readonly string[]): string {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder))
    if (all.includes(`${folder}/package.json`)) return `${folder}/`;
  return '';
}

/** Files that differ from the fetched main branch, or from the last commit without one. */
export function listChanges(): { changed: string[]; all: string[] } {
  const base = tryGit('merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD';
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { changed: [...git('diff', '--name-only', base), ...untracked], all: [...git('ls-files'), ...untracked] };
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);
}

function tryGit(...args: string[]): string[] | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
