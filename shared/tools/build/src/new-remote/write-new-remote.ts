import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGenerated } from '../contracts/generated-files';
import { listPathNames, pathFiles, pathIndex } from '../contracts/path-files';
import { addOwner } from './code-owners';
import { addToLock, firstOwner, newManifest, readme, type PartManifest } from './package-files';
import { partWorkflow, workflowFile } from './part-workflow';
import { spellRemoteName, type RemoteName } from './remote-name';
import { sourceFiles } from './source-files';

/**
 * Writes a whole remote into the repository at `root`: package, page, routes, tests, README, workflow,
 * owner, the name of its path, and its entry in the lock file. It can be released as it is; nothing else has to know of
 * it. The name has passed {@link findNameProblem}. Returns what was written, as paths from the root.
 */
export function writeNewRemote(name: string, root: string): string[] {
  const remote = spellRemoteName(name);
  const files = { ...ownFiles(remote, root), ...changedFiles(remote, root), ...namedPath(remote, root) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

function ownFiles(remote: RemoteName, root: string): Record<string, string> {
  const manifest = newManifest(remote, sharedDependencies(root));
  const inFolder = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readme(remote, firstOwner(remote)),
    ...sourceFiles(remote),
  };
  return {
    ...Object.fromEntries(Object.entries(inFolder).map(([path, text]) => [`${remote.folder}/${path}`, text])),
    [workflowFile(remote.folder)]: partWorkflow(remote.folder, manifest),
  };
}

function changedFiles(remote: RemoteName, root: string): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const manifest = newManifest(remote, sharedDependencies(root));
  return {
    '.github/CODEOWNERS': addOwner(read('.github/CODEOWNERS'), remote.folder, firstOwner(remote)),
    'package-lock.json': addToLock(read('package-lock.json'), remote.folder, manifest),
  };
}

/** What `npx manzil contracts` would write: others can link to the first page at once. */
function namedPath({ name, pathName }: RemoteName, root: string): Record<string, string> {
  const files = pathFiles(name, [{ name: pathName, path: `/${name}` }]);
  return { ...files, ...pathIndex(listPathNames([...Object.keys(readGenerated(root)), ...Object.keys(files)])) };
}

/** What most remotes depend on, in their versions. What only some need, a team adds when it does. */
function sharedDependencies(root: string): PartManifest['dependencies'] {
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const remotes = folders.map(
    (folder) => (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PartManifest).dependencies,
  );
  const isUsual = (name: string) => remotes.filter((dependencies) => name in dependencies).length * 2 > remotes.length;
  const usual = remotes.flatMap((dependencies) => Object.entries(dependencies)).filter(([name]) => isUsual(name));
  if (usual.length === 0) throw new Error(`There is no remote in ${root} whose dependencies a new one could use.`);
  return Object.fromEntries(usual);
}
