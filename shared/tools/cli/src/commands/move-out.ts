import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { root, writeRepositoryAround } from '@site/build';
import { UserError } from '@site/delivery/storage';
import { requireParts } from '../context';
import { isFree } from '../pack/line';
import { type NewOptions, placeOf } from './new';

/**
 * `npx manzil move-out <part> --repository <folder>`: a repository with that remote and its history. Deletes nothing
 * here.
 */
export async function moveOut(name: string, options: NewOptions & { repository: string }): Promise<void> {
  const [part] = requireParts([name]);
  if (!part || part.isShell) throw new UserError('Name a remote: the shell provides the shared code of all parts.');
  const folder = resolve(options.repository);
  if (!(await isFree(folder))) throw new UserError(`${options.repository} is not empty. Name a folder that is new.`);
  const place = placeOf(folder, options);
  await mkdir(folder, { recursive: true });
  copyHistory(basename(part.dir), folder);
  for (const file of writeRepositoryAround(name, folder, root, place)) console.log(`wrote ${file}`);
  console.log(`
In ${options.repository}: npm install, npm test, then commit. Here: git rm -r ${basename(part.dir)} .github/workflows/${basename(part.dir)}.yml, remove its line from
.github/CODEOWNERS, then npx manzil pull --from <storage> and npm install.`);
}

/** Commits of the folder, with its path, so that a release names the same file. */
function copyHistory(path: string, to: string): void {
  const git = (cwd: string, args: readonly string[], input?: Buffer) =>
    execFileSync('git', args, { cwd, input, maxBuffer: 2 ** 31, stdio: ['pipe', 'pipe', 'pipe'] });
  const commits = git(root, ['fast-export', '--signed-tags=strip', 'HEAD', '--', path]);
  git(to, ['init', '--quiet', '--initial-branch=main']);
  git(to, ['fast-import', '--quiet'], commits);
  const [branch = ''] = git(to, ['for-each-ref', '--format=%(refname:short)']).toString().split('\n');
  git(to, ['checkout', '--quiet', '-B', 'main', branch]);
}
