import { spawnSync } from 'node:child_process';
import type { Part } from '../build';

/** Ignored sources, which nobody else can build. Empty outside a git repository. */
export function findIgnored({ name, dir }: Pick<Part, 'name' | 'dir'>, sources: readonly string[]): string[] {
  const own = sources.filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
  const ignored = (paths: readonly string[]) =>
    spawnSync('git', ['check-ignore', '--stdin'], { cwd: dir, input: paths.join('\n'), encoding: 'utf8' });
  // A part in an ignored folder is a test's or a copy.
  if (own.length === 0 || ignored([dir]).stdout) return [];
  return ignored(own).stdout.split('\n').filter(Boolean);
}
