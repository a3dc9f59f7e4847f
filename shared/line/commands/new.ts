import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { findNameProblem } from './new-remote/remote-name';
import { lineName, linkNewRemote, writeNewRemote, writeNewRepository } from './new-remote/write-new-remote';
import { lineFolder, root, UserError } from '../checkout';

export interface NewOptions {
  repository?: string;
  line?: string;
  storage?: string;
}

/** `npx manzil new <name>`: writes a remote that can be released at once. Builds and installs nothing. */
export async function newRemote(name: string, options: NewOptions = {}): Promise<void> {
  const isToMove = options.repository && existsSync(join(root, `remote-${name}`));
  const problem = isToMove ? undefined : findNameProblem(name, root);
  if (problem) throw new UserError(problem);
  if (options.repository) return newRepository(name, options.repository, options);
  for (const file of writeNewRemote(name, root)) console.log(`wrote ${file}`);
  linkNewRemote(name, root);
  console.log(`
See it: npm run dev -- ${name}.
Put it live: npm run release -- ${name}
Then say in remote-${name}/README.md what it is for.`);
}

/** For a new remote, or for one of this checkout, whose files git brings (`shared/docs/own-repository.md`). */
async function newRepository(name: string, repository: string, { line, storage }: NewOptions): Promise<void> {
  const folder = resolve(repository);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new UserError(`${repository} is not empty. Name a folder that is new.`);
  if (line && !line.startsWith(`${lineName}@`))
    throw new UserError(`--line is ${lineName}@<version> on an npm server. Without it, this line is packed.`);
  if (!storage) throw new UserError('Name the storage of the site with --storage: a folder, or s3://bucket/prefix.');
  const place = {
    line: line ? line.slice(lineName.length + 1) : `file:${await packLine(join(folder, vendor))}`,
    storage: storage.startsWith('s3://') || isAbsolute(storage) ? storage : relative(folder, resolve(storage)),
  };
  for (const file of writeNewRepository(name, folder, root, place)) console.log(`wrote ${file}`);
  console.log(`
In ${repository}: git init, npm install, which completes the lock file, and a commit. Then npm start, npm test, npm run release.`);
}

/** Has the packed line, so that a clone of the repository can install it. */
const vendor = 'vendor';

/** Returns its path in the repository. */
async function packLine(to: string): Promise<string> {
  await mkdir(to, { recursive: true });
  const { status } = spawnSync(process.execPath, [join(lineFolder, 'bin/pack.mjs'), to], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('The line could not be packed; npm says why above.');
  const [file = ''] = await readdir(to);
  console.log(`wrote ${vendor}/${file}`);
  return `${vendor}/${file}`;
}
