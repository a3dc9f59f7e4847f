import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

export interface Part {
  /** `shell`, `marketing`, … */
  name: string;
  dir: string;
  version: string;
  owner: string;
  isShell: boolean;
  /** Exposed modules: `pages/landing` to its source file. Empty for the shell. */
  modules: Readonly<Record<string, string>>;
}

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  site?: { part: string; owner?: string };
}

export function findManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

export function listParts(checkout = root): Part[] {
  const parts = readdirSync(checkout, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(shell|remote-[a-z0-9-]+)$/.test(entry.name))
    .map((entry) => findPart(join(checkout, entry.name)))
    .filter((part) => part !== undefined)
    .sort((a, b) => Number(b.isShell) - Number(a.isShell) || a.name.localeCompare(b.name));
  const twice = parts.find((part, index) => parts[index + 1]?.name === part.name);
  if (twice) throw new Error(`Two folders name the part "${twice.name}" in their package.json. A part has one folder.`);
  return parts;
}

/** What `npx manzil new` copies. Not a workspace. */
export const templateFolder = 'shared/template-remote';

/** Folder of each shared package: `@site/ui` to `shared/ui`. */
export function sharedFolders(checkout = root): Map<string, string> {
  const folders = readdirSync(join(checkout, 'shared')).map((name) => `shared/${name}`);
  const packages = folders.flatMap((folder) => {
    const manifest = folder === templateFolder ? undefined : findManifest(join(checkout, folder));
    return manifest ? [[manifest.name, folder] as const] : [];
  });
  return new Map(packages);
}

export function getPart(name: string): Part {
  const parts = listParts();
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`There is no part "${name}". Parts: ${parts.map((p) => p.name).join(', ')}.`);
  return part;
}

function findPart(dir: string): Part | undefined {
  const { site, version = '' } = findManifest(dir) ?? {};
  if (!site) return undefined;
  const { part: name, owner = `team-${name}` } = site;
  return { name, dir, version, owner, isShell: name === 'shell', modules: modulesIn(dir) };
}

/** `pages/landing` to its source file, of each file in `src/pages` and `src/fragments`. */
export function modulesIn(dir: string): Record<string, string> {
  return { ...filesIn(dir, 'pages'), ...filesIn(dir, 'fragments') };
}

export function filesIn(dir: string, kind: 'pages' | 'fragments'): Record<string, string> {
  const folder = join(dir, 'src', kind);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .sort();
  return Object.fromEntries(files.map((file) => [`${kind}/${basename(file, '.tsx')}`, join(folder, file)]));
}
