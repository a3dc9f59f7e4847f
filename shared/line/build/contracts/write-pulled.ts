import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PartContracts } from '@site/contracts';
import { lineRoot, root } from '../line';
import { listParts, sharedFolders } from '../part';
import { contractFiles } from './contract-files';
import { writeGenerated } from './generated-files';
import { type PackageManifest, sharedCodePath, sharedPackages } from './shared-packages';

/** What was pulled last: the releases by part, and where they were live. */
export interface Pulled {
  from: string;
  parts: Readonly<Record<string, { version: string; contracts: PartContracts }>>;
}

const pulledFile = 'shared/pulled/releases.json';

/** What the installed line compiles into parts, by path from the root of the repository. */
const lineSources = join(lineRoot, 'sources');

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

/** Writes `shared/` of a team's repository: the line's compiled-in sources, and the declarations of pulled releases. */
export function writePulled({ parts: { shell } }: Pulled): void {
  for (const name of readdirSync(join(root, 'shared')))
    if (name !== 'pulled') rmSync(join(root, 'shared', name), { recursive: true, force: true });
  cpSync(lineSources, root, { recursive: true });
  if (!shell) throw new Error('The site has no shell, so nothing declares its shared modules.');
  const packages = sharedPackages({ declares: shell.contracts.declares, hasCode: readCoded(), readManifest });
  for (const [path, text] of Object.entries(packages)) write(path, text);
  writeGenerated(root, contractFiles(root, pulledContracts()));
  linkPackages();
}

/** An older shell may lack the code of a module. */
function readCoded(): (name: string) => boolean {
  const code = readFileSync(join(root, sharedCodePath), 'utf8');
  return (name) => code.includes(`"${name}":`);
}

function readManifest(folder: string): PackageManifest {
  const file = join(lineSources, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : {};
}

/** `@site/ui` leads to `shared/ui`. npm empties the root's `node_modules` of what it has not installed. */
function linkPackages(): void {
  const packages = sharedFolders();
  const users = [join(root, 'shared'), join(root, 'e2e'), lineRoot, ...listParts().map(({ dir }) => dir)];
  for (const user of users) {
    const modules = join(user, 'node_modules');
    rmSync(join(modules, '@site'), { recursive: true, force: true });
    for (const [name, folder] of packages) {
      const link = join(modules, name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
