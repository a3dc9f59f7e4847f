import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import type { PartContracts, TypeTree } from '@site/contracts';
import { lineFolder, listParts, root, sharedFolders } from '../part';
import { contractFiles, writeGenerated } from './generated-files';

/** What was pulled last: the releases by part, and where they were live. */
export interface Pulled {
  from: string;
  parts: Readonly<Record<string, { version: string; contracts: PartContracts }>>;
}

const pulledFile = 'shared/pulled/releases.json';
const sharedCodePath = 'shared/pulled/shared-code.cjs';

/** With what the installed line compiles into parts (`bin/pack.mjs`). */
const packed = join(lineFolder, 'packed');

export function readPulled(): Pulled | undefined {
  const file = join(root, pulledFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pulled) : undefined;
}

export function keepPulled(pulled: Pulled, sharedCode?: string): void {
  write(pulledFile, `${JSON.stringify(pulled)}\n`);
  if (sharedCode !== undefined) write(sharedCodePath, sharedCode);
}

export function pulledContracts(): Record<string, PartContracts> {
  const { shell: _, ...remotes } = readPulled()?.parts ?? {};
  return Object.fromEntries(Object.entries(remotes).map(([part, { contracts }]) => [part, contracts]));
}

/**
 * Writes the generated part of `@site/contracts`. Run after a change to route names or paths and commit the result; a
 * test fails otherwise.
 */
export function writeContracts(): void {
  const files = writeGenerated(root, contractFiles(root, pulledContracts()));
  for (const file of files) console.log(`wrote ${file}`);
  if (files.length === 0) console.log('Paths and fragment types are up to date.');
}

/** Writes `shared/` of a team's repository: the line's compiled-in sources, and the declarations of pulled releases. */
export function writePulled({ parts: { shell } }: Pulled): void {
  for (const name of readdirSync(join(root, 'shared')))
    if (name !== 'pulled') rmSync(join(root, 'shared', name), { recursive: true, force: true });
  for (const name of ['contact-form', 'contracts', 'runtime'])
    cpSync(join(packed, name), join(root, 'shared', name), { recursive: true });
  if (!shell) throw new Error('The site has no shell, so nothing declares its shared modules.');
  const packages = sharedPackages({ declares: shell.contracts.declares, hasCode: readCoded(), readManifest });
  for (const [path, text] of Object.entries(packages)) write(path, text);
  writeGenerated(root, contractFiles(root, pulledContracts()));
  linkPackages();
}

/** As far as it is written here. */
interface PackageManifest {
  exports?: Readonly<Record<string, unknown>>;
}

export interface SharedPackages {
  /** Of the shell that was released. */
  declares: TypeTree;
  /** Whether the code of a shared module is in {@link sharedCodePath}. Others have types only. */
  hasCode: (name: string) => boolean;
  /** The manifest that the line has for this folder, where some files of the package are compiled into parts. */
  readManifest: (folder: string) => PackageManifest;
}

/** Packages of the shared modules as declarations and code, by path from the repository's root. */
export function sharedPackages({ declares, hasCode, readManifest }: SharedPackages): Record<string, string> {
  const modules = Object.entries(declares.modules).map(([name, path]) => ({ name, path, ...placeOf(name, path) }));
  const files = Object.entries(declares.files);
  const folders = [...new Set(modules.map(({ folder }) => folder))];
  const manifests = folders.map((folder) => {
    const own = modules.filter((each) => each.folder === folder);
    const manifest = readManifest(folder);
    const declared = own.map(({ name, path, subpath, code }) => [
      subpath,
      { types: `./${posix.relative(folder, path)}`, ...(hasCode(name) ? { default: `./${code}` } : {}) },
    ]);
    const exports = { ...manifest.exports, ...Object.fromEntries(declared) };
    const name = own[0]?.name.split('/').slice(0, 2).join('/');
    const whole = { name, version: '1.0.0', private: true, type: 'module', ...manifest, exports };
    return [`${folder}/package.json`, `${JSON.stringify(whole, null, 2)}\n`];
  });
  const code = modules
    .filter(({ name }) => hasCode(name))
    .map(({ name, folder, code }) => [
      `${folder}/${code}`,
      `module.exports = require('${posix.relative(folder, sharedCodePath)}')['${name}'];\n`,
    ]);
  return Object.fromEntries([...files, ...manifests, ...code]);
}

/** `@site/ui/core` is `./core` of the package in `shared/ui`. */
function placeOf(name: string, path: string): { folder: string; subpath: string; code: string } {
  const [, , ...rest] = name.split('/');
  const folder = path.slice(0, path.indexOf('/src/'));
  return { folder, subpath: ['.', ...rest].join('/'), code: `${rest.join('-') || 'index'}.cjs` };
}

/** An older shell may lack the code of a module. */
function readCoded(): (name: string) => boolean {
  const code = readFileSync(join(root, sharedCodePath), 'utf8');
  return (name) => code.includes(`"${name}":`);
}

function readManifest(folder: string): PackageManifest {
  const file = join(packed, basename(folder), 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : {};
}

/** `@site/ui` leads to `shared/ui`. npm empties the root's `node_modules` of what it has not installed. */
function linkPackages(): void {
  const packages = sharedFolders();
  const users = [join(root, 'shared'), join(root, 'e2e'), lineFolder, ...listParts().map(({ dir }) => dir)];
  for (const user of users) {
    for (const [name, folder] of packages) {
      const link = join(user, 'node_modules', name);
      rmSync(link, { recursive: true, force: true });
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
