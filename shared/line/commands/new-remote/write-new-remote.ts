import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Files, writeContracts, writeFiles } from '../../build/contracts/generated-files';
import { readPulled } from '../../build/contracts/pulled';
import { spellRemoteName, type RemoteName } from './remote-name';
import { findManifest, templateFolder } from '../../checkout';

/** Name under which the line is installed. */
export const lineName = '@manzil/line';

export interface RepositoryPlace {
  /** A version, or `file:` and a path. */
  line: string;
  /** A folder, or `s3://bucket/prefix`. */
  storage: string;
}

/**
 * Writes a whole remote into the repository at `root`, ready for release, and contracts, so that others can link to its
 * first page at once. The name has passed {@link findNameProblem}. Returns the written paths from the root.
 */
export function writeNewRemote(name: string, root: string): string[] {
  const remote = spellRemoteName(name);
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').trimEnd();
  return [
    ...writeFiles(root, readTemplate(remote, root, 'part')),
    ...writeFiles(root, {
      '.github/CODEOWNERS': `${owners}\n/${remote.folder}/ @manzil/${name}\n`,
      'package-lock.json': addToLock(root, remote.folder),
    }),
    ...writeContracts(root, readPulled()?.parts),
  ];
}

/**
 * Links the workspace, as npm would: all packages are here already. Then npm's record of the installation is newer than
 * the lock file, and the next command installs nothing.
 */
export function linkNewRemote(name: string, root: string): void {
  const { folder } = spellRemoteName(name);
  const installed = join(root, 'node_modules/.package-lock.json');
  const link = join(root, 'node_modules/@site', folder);
  if (!existsSync(installed)) return;
  rmSync(link, { force: true }); // Of a remote with this name that is gone.
  symlinkSync(join('../..', folder), link, 'junction');
  utimesSync(installed, new Date(), new Date());
}

/**
 * Writes a repository with only that remote, with the package versions of `root`. A remote of `root` and its tests come
 * with their history instead. Returns the written paths.
 */
export function writeNewRepository(name: string, folder: string, root: string, place: RepositoryPlace): string[] {
  const remote = spellRemoteName(name);
  const isHere = existsSync(join(root, remote.folder));
  const files = readTemplate(remote, root, 'repository');
  const { dependencies = {} } = findManifest(join(root, isHere ? remote.folder : templateFolder)) ?? {};
  const ofPart = Object.entries(dependencies).filter(([each]) => !each.startsWith('@site/'));
  const manifest = {
    ...(JSON.parse(files['package.json'] ?? '') as object),
    devDependencies: { [lineName]: place.line, ...Object.fromEntries(ofPart.sort(byName)) },
  };
  const isFolder = !place.storage.startsWith('s3://');
  const note = isFolder
    ? '# A folder is for this machine: elsewhere, set SITE_DIR or SITE_STORAGE in the terminal.\n'
    : '';
  const variable = isFolder ? 'SITE_DIR' : 'SITE_STORAGE';
  return writeFiles(folder, {
    ...files,
    ...(isHere ? {} : { ...readTemplate(remote, root, 'part'), ...readTemplate(remote, root, 'e2e') }),
    'package.json': json(manifest),
    // Equal versions build equal parts. npm install adds the line, and drops what is not needed.
    'package-lock.json': readFileSync(join(root, 'package-lock.json'), 'utf8'),
    'manzil.env': `# The storage of the site. Variables of the terminal come first.\n${note}${variable}=${place.storage}\n`,
  });
}

/**
 * Some of the template's files, with this name in place of its own, by where they go: those of the part, its end-to-end
 * tests, or those around it.
 */
function readTemplate(remote: RemoteName, root: string, kind: 'part' | 'e2e' | 'repository'): Files {
  const template = join(root, templateFolder);
  const spell = (text: string) =>
    text
      .replaceAll('market-news', remote.name)
      .replaceAll('Market news', remote.title)
      .replaceAll('MarketNews', remote.identifier)
      .replaceAll('marketNews', remote.pathName);
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => relative(template, join(parentPath, name)).split(sep).join('/'))
    .sort();
  const isOfKind = (file: string) =>
    kind === 'part' ? !/^(e2e|repository)\//.test(file) : file.startsWith(`${kind}/`);
  const placeOf = (file: string) => (kind === 'part' ? `${remote.folder}/${file}` : file.replace(/^repository\//, ''));
  return Object.fromEntries(
    files.filter(isOfKind).map((file) => [spell(placeOf(file)), spell(readFileSync(join(template, file), 'utf8'))]),
  );
}

/** Adds the package to the lock file as npm would. npm 10 would also drop what it does not know of other packages. */
function addToLock(root: string, folder: string): string {
  const { name, version, license, dependencies } = findManifest(join(root, folder)) ?? {};
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const packages = Object.entries({
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, license, dependencies },
  });
  return json({ ...lock, packages: Object.fromEntries(packages.sort(byName)) });
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
