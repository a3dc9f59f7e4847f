import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sharedFolders, templateFolder } from '../../build';
import { writeContracts, writeFiles } from '../../build/contracts/generated-files';
import { readPulled } from '../../build/contracts/pulled';
import { spellRemoteName, type RemoteName } from './remote-name';

/** Name under which the line is installed. */
export const lineName = '@manzil/line';

export interface RepositoryPlace {
  /** A version, or `file:` and a path. */
  line: string;
  /** A folder, or `s3://bucket/prefix`. */
  storage: string;
}

/**
 * Writes a whole remote into the repository at `root`, ready for release. The name has passed {@link findNameProblem}.
 * Returns the written paths from the root.
 */
export function writeNewRemote(name: string, root: string): string[] {
  const remote = spellRemoteName(name);
  const files = folderFiles(remote, root);
  const written = writeFiles(root, { ...files, ...changedFiles(remote, files, root) });
  // Others can link to the first page at once.
  return [...written, ...writeContracts(root, readPulled()?.parts)];
}

/** Writes a repository with only that remote, with the package versions of `root`. Returns the written paths. */
export function writeNewRepository(name: string, folder: string, root: string, place: RepositoryPlace): string[] {
  const remote = spellRemoteName(name);
  return [
    ...writeFiles(folder, { ...folderFiles(remote, root), ...readTemplate(remote, root, 'e2e') }),
    ...writeAround(remote, folder, root, place, folder),
  ];
}

/** The same for a remote of `root`, without its folder, which comes with its history. */
export function writeRepositoryAround(name: string, folder: string, root: string, place: RepositoryPlace): string[] {
  return writeAround(spellRemoteName(name), folder, root, place, root);
}

function writeAround(
  remote: RemoteName,
  folder: string,
  root: string,
  { line, storage }: RepositoryPlace,
  from: string,
): string[] {
  const template = Object.entries(readTemplate(remote, root, 'repository'));
  const files = Object.fromEntries(template.map(([path, text]) => [path.replace(/^repository\//, ''), text]));
  const manifest = {
    ...(JSON.parse(files['package.json'] ?? '') as Manifest),
    devDependencies: { [lineName]: line, ...packagesFor(join(from, remote.folder), root) },
  };
  return writeFiles(folder, {
    ...files,
    'package.json': json(manifest),
    'package-lock.json': lockWithout(readFileSync(join(root, 'package-lock.json'), 'utf8'), manifest),
    'manzil.env': `# The storage of the site. Variables of the terminal come first.\n${storage.startsWith('s3://') ? 'SITE_STORAGE' : 'SITE_DIR'}=${storage}\n`,
  });
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

interface Manifest {
  name: string;
  version: string;
  devDependencies: Readonly<Record<string, string>>;
}

/** Of the writing repository: equal versions build equal parts. npm adds the line and drops unneeded packages. */
function lockWithout(text: string, { name, version, devDependencies }: Manifest): string {
  const { lockfileVersion, packages } = JSON.parse(text) as LockFile;
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const packaged = { '': { name, version, devDependencies }, ...Object.fromEntries(installed) };
  return json({ name, version, lockfileVersion, requires: true, packages: packaged });
}

/** What the part, its tests and the shared packages need. The line brings its own packages. */
function packagesFor(part: string, root: string): Record<string, string> {
  const { [lineName]: line = '', ...shared } = Object.fromEntries(sharedFolders(root));
  const tools = [root, join(root, line)].map((folder) => readManifest(folder).devDependencies);
  const needed = [part, ...['e2e', ...Object.values(shared)].map((folder) => join(root, folder))];
  const all = Object.assign({}, ...tools, ...needed.map((folder) => readManifest(folder).dependencies)) as Packages;
  return sorted(
    Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('@site/') && name !== lineName)),
  );
}

function folderFiles(remote: RemoteName, root: string): Record<string, string> {
  const files = Object.entries(readTemplate(remote, root)).filter(([path]) => !/^(e2e|repository)\//.test(path));
  return Object.fromEntries(files.map(([path, text]) => [`${remote.folder}/${path}`, text]));
}

/** The template's files, or those of one of its folders, with this name in place of its own. */
function readTemplate(remote: RemoteName, root: string, inside = ''): Record<string, string> {
  const template = join(root, templateFolder);
  const spell = (text: string) =>
    text
      .replaceAll('market-news', remote.name)
      .replaceAll('Market news', remote.title)
      .replaceAll('MarketNews', remote.identifier)
      .replaceAll('marketNews', remote.pathName);
  const files = readdirSync(join(template, inside), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [spell(relative(template, file).split(sep).join('/')), spell(readFileSync(file, 'utf8'))]),
  );
}

function changedFiles(
  remote: RemoteName,
  files: Readonly<Record<string, string>>,
  root: string,
): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const manifest = JSON.parse(files[`${remote.folder}/package.json`] ?? '') as PartManifest;
  return {
    '.github/CODEOWNERS': `${read('.github/CODEOWNERS').trimEnd()}\n/${remote.folder}/ @manzil/${remote.name}\n`,
    'package-lock.json': addToLock(read('package-lock.json'), remote.folder, manifest),
  };
}

type Packages = Readonly<Record<string, string>>;

function readManifest(folder: string): { dependencies?: Packages; devDependencies?: Packages } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PartManifest;
}

/** A part's `package.json`, as far as it is read here. */
export interface PartManifest {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  site: { part: string; owner?: string };
}

interface LockFile {
  lockfileVersion: number;
  packages: Record<string, { link?: boolean }>;
}

/**
 * Adds the package to the lock file as npm would, with the versions of the other remotes. An npm install may drop
 * packages of other platforms.
 */
function addToLock(text: string, folder: string, { name, version, dependencies }: PartManifest): string {
  const lock = JSON.parse(text) as LockFile;
  const packages: Record<string, object> = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies: sorted(dependencies) },
  };
  return json({ ...lock, packages: sorted(packages) });
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
