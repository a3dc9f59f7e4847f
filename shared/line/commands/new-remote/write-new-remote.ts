import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedFolders } from '../../build';
import { readGenerated } from '../../build/contracts/generated-files';
import { listPathNames, pathFiles, pathIndex } from '../../build/contracts/path-files';
import { addOwner } from './code-owners';
import { addToLock, newManifest, readme, type PartManifest } from './package-files';
import { spellRemoteName, type RemoteName } from './remote-name';
import { repositoryFiles, type RepositoryPlace } from './repository-files';
import { endToEndTest, sourceFiles } from './source-files';

/**
 * Writes a whole remote into the repository at `root`, ready for release. The name has passed {@link findNameProblem}.
 * Returns the written paths from the root.
 */
export function writeNewRemote(name: string, root: string): string[] {
  const remote = spellRemoteName(name);
  const manifest = newManifest(remote, sharedDependencies(root));
  return writeAll(root, {
    ...folderFiles(remote, manifest),
    ...changedFiles(remote, manifest, root),
    ...namedPath(remote, root),
  });
}

/** Writes a repository with only that remote, with the package versions of `root`. Returns the written paths. */
export function writeNewRepository(name: string, folder: string, root: string, place: RepositoryPlace): string[] {
  const remote = spellRemoteName(name);
  const manifest = newManifest(remote, sharedDependencies(root));
  const page = { [`e2e/${name}.spec.ts`]: endToEndTest(remote) };
  return [
    ...writeAll(folder, { ...folderFiles(remote, manifest), ...page }),
    ...writeRepositoryAround(name, folder, root, place),
  ];
}

/** The same around an existing remote. */
export function writeRepositoryAround(name: string, folder: string, root: string, place: RepositoryPlace): string[] {
  const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const remote = spellRemoteName(name);
  const own = ownPackages(join(folder, remote.folder), root);
  return writeAll(folder, repositoryFiles({ remote, lockFile, own, ...place }));
}

/** The line brings what the shared packages need; the others are in the manifest of the part only. */
function ownPackages(part: string, root: string): Record<string, string> {
  const shared = [...sharedFolders(root).values()].flatMap((path) =>
    Object.keys(dependenciesOf(join(root, path)) ?? {}),
  );
  const own = Object.entries(dependenciesOf(part)).filter(
    ([name]) => !name.startsWith('@site/') && !shared.includes(name),
  );
  return Object.fromEntries(own);
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.keys(files);
}

function folderFiles(remote: RemoteName, manifest: PartManifest): Record<string, string> {
  const inFolder = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readme(remote),
    ...sourceFiles(remote),
  };
  return Object.fromEntries(Object.entries(inFolder).map(([path, text]) => [`${remote.folder}/${path}`, text]));
}

function changedFiles(remote: RemoteName, manifest: PartManifest, root: string): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    '.github/CODEOWNERS': addOwner(read('.github/CODEOWNERS'), remote.folder, remote.name),
    'package-lock.json': addToLock(read('package-lock.json'), remote.folder, manifest),
  };
}

/** As `npx manzil pull` writes it, so that others can link to the first page at once. */
function namedPath({ name, pathName }: RemoteName, root: string): Record<string, string> {
  const files = pathFiles(name, [{ name: pathName, path: `/${name}` }]);
  return { ...files, ...pathIndex(listPathNames([...Object.keys(readGenerated(root)), ...Object.keys(files)])) };
}

/** What every page may need. What only some need, a team adds when it does. */
const usual = ['react', '@site/contracts', '@site/runtime', '@site/ui'];

/** In the versions of the shell, which provides them. */
function sharedDependencies(root: string): PartManifest['dependencies'] {
  const provided = Object.entries(dependenciesOf(join(root, 'shell')));
  return Object.fromEntries(provided.filter(([name]) => usual.includes(name)));
}

function dependenciesOf(folder: string): PartManifest['dependencies'] {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PartManifest).dependencies;
}
