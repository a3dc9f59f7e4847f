import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { findNameProblem } from './new-remote/remote-name';
import {
  lineName,
  linkNewRemote,
  type RepositoryPlace,
  writeNewRemote,
  writeNewRepository,
} from './new-remote/write-new-remote';
import { root, UserError } from '../checkout';

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

/** Around a remote that is here, whose history git brings (`shared/docs/own-repository.md`), or with a new one. */
async function newRepository(name: string, repository: string, options: NewOptions): Promise<void> {
  const folder = resolve(repository);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new UserError(`${repository} is not empty. Name a folder that is new.`);
  for (const file of writeNewRepository(name, folder, root, placeOf(folder, options))) console.log(`wrote ${file}`);
  const { line = '' } = options;
  if (!isInRegistry(line)) {
    mkdirSync(join(folder, vendor), { recursive: true });
    copyFileSync(line, join(folder, vendor, basename(line)));
    console.log(`wrote ${vendor}/${basename(line)}`);
  }
  console.log(`
In ${repository}: git init, npm install, which completes the lock file, and a commit. Then npm start, npm test, npm run release.`);
}

/** With it, a clone installs the line without its neighbors. */
const vendor = 'vendor';

const isInRegistry = (line: string) => line.startsWith(`${lineName}@`);

/** Throws one sentence for what is missing. */
function placeOf(folder: string, { line = '', storage }: NewOptions): RepositoryPlace {
  if (!isInRegistry(line) && !existsSync(line))
    throw new UserError(
      `Name the line with --line: its file, as npm pack -w shared/line writes it, or ${lineName}@<version> on an npm server.`,
    );
  if (!storage) throw new UserError('Name the storage of the site with --storage: a folder, or s3://bucket/prefix.');
  return {
    line: isInRegistry(line) ? line.slice(lineName.length + 1) : `file:${vendor}/${basename(line)}`,
    storage: storage.startsWith('s3://') || isAbsolute(storage) ? storage : relative(folder, resolve(storage)),
  };
}
