import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import type { PartContracts, TypeTree } from '@site/contracts';
import { writeContracts, writeFiles } from './generated-files';
import { lineFolder, listParts, root, sharedFolders } from '../../checkout';

/** What was pulled last: the live releases of parts elsewhere. */
export interface Pulled {
  parts: Readonly<Record<string, { version: string; contracts: PartContracts }>>;
}

const pulledFile = 'shared/pulled/releases.json';
const sharedCodePath = 'shared/pulled/shared-code.cjs';

/** With what the installed line compiles into parts, and their tests import (`bin/pack.mjs`). */
const packed = join(lineFolder, 'packed');

export function readPulled(): Pulled | undefined {
  const file = join(root, pulledFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pulled) : undefined;
}

export function keepPulled(pulled: Pulled, sharedCode?: string): void {
  writeFiles(root, {
    [pulledFile]: `${JSON.stringify(pulled)}\n`,
    ...(sharedCode === undefined ? {} : { [sharedCodePath]: sharedCode }),
  });
}

/** Writes `shared/` of a team's repository: what the line has packed for it, and declarations of pulled releases. */
export function writePulled({ parts }: Pulled): void {
  const { shell } = parts;
  if (!shell) throw new Error('The site has no shell, so nothing declares its shared modules.');
  for (const name of readdirSync(join(root, 'shared')))
    if (name !== 'pulled') rmSync(join(root, 'shared', name), { recursive: true, force: true });
  for (const name of ['contact-form', 'contracts', 'e2e', 'runtime'])
    cpSync(join(packed, name), join(root, 'shared', name), { recursive: true });
  const code = readFileSync(join(root, sharedCodePath), 'utf8');
  writeFiles(root, sharedPackages(shell.contracts.declares, code, readManifest));
  writeContracts(root, parts);
  linkPackages();
}

/** As far as it is written here. */
interface PackageManifest {
  exports?: Readonly<Record<string, unknown>>;
}

/** The manifest that the line has for this folder, where some files of the package are compiled into parts. */
function readManifest(folder: string): PackageManifest {
  const file = join(packed, basename(folder), 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : {};
}

/**
 * Packages of the shared modules as declarations and code, by path from the repository's root. Modules that only types
 * name have no code.
 */
export function sharedPackages(
  declares: TypeTree,
  sharedCode: string,
  readManifestOf: (folder: string) => PackageManifest,
): Record<string, string> {
  const files: Record<string, string> = { ...declares.files };
  const manifests: Record<string, PackageManifest> = {};
  for (const [name, path] of Object.entries(declares.modules)) {
    // `@site/ui/core` is `./core` of the package in `shared/ui`.
    const [scope, packageName, ...rest] = name.split('/');
    const folder = path.slice(0, path.indexOf('/src/'));
    const code = sharedCode.includes(`"${name}":`) ? `${rest.join('-') || 'index'}.cjs` : undefined;
    if (code)
      files[`${folder}/${code}`] =
        `module.exports = require('${posix.relative(folder, sharedCodePath)}')['${name}'];\n`;
    const identity = { name: `${scope}/${packageName}`, version: '1.0.0', private: true, type: 'module' };
    const manifest = manifests[folder] ?? { ...identity, ...readManifestOf(folder) };
    const exported = { types: `./${posix.relative(folder, path)}`, ...(code ? { default: `./${code}` } : {}) };
    manifests[folder] = { ...manifest, exports: { ...manifest.exports, [['.', ...rest].join('/')]: exported } };
  }
  for (const [folder, manifest] of Object.entries(manifests))
    files[`${folder}/package.json`] = `${JSON.stringify(manifest, null, 2)}\n`;
  return files;
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
