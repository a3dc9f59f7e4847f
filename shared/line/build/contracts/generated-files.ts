import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedPath, PartContracts } from '@site/contracts';
import { filesIn } from '../part';
import { readNamedPaths } from './read-named-paths';

/** Contracts generated from the remotes, from the repository's root. */
export const generatedFolder = 'shared/contracts/src/generated';

export type GeneratedFiles = Readonly<Record<string, string>>;

const generatedNote = (source: string) => `// Written by \`npx manzil pull\` from ${source}.\n`;

export function readGenerated(root: string): GeneratedFiles {
  const folder = join(root, generatedFolder);
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(root.length + 1),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

/** Writes changed files and removes outdated ones. Returns their sorted paths. */
export function writeGenerated(root: string, after: GeneratedFiles): string[] {
  const before = readGenerated(root);
  const changed = Object.entries(after).filter(([file, text]) => before[file] !== text);
  const gone = Object.keys(before).filter((file) => !(file in after));
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const file of gone) rmSync(join(root, file));
  return [...changed.map(([file]) => file), ...gone].sort();
}

type Released = readonly [part: string, contracts: PartContracts];

/**
 * Contracts of the remotes in `root` and of other parts' released declarations. Throws one sentence for invalid input.
 */
export function contractFiles(root: string, released: Readonly<Record<string, PartContracts>> = {}): GeneratedFiles {
  const here = listRemotes(root);
  const elsewhere = Object.entries(released).filter(([part]) => !here.includes(part));
  const paths = Object.fromEntries([
    ...here.map((part) => [part, readNamedPaths(join(root, `remote-${part}`, 'src/routes.ts'))] as const),
    ...elsewhere.map(([part, contracts]) => [part, contracts.paths] as const),
  ]);
  const fragments = here.map((part) => ({
    part,
    names: Object.keys(filesIn(join(root, `remote-${part}`), 'fragments')),
    folder: `../../../../remote-${part}/src`,
  }));
  return {
    [pathsFile]: writePaths(paths),
    [fragmentsFile]: writeFragments([...fragments, ...elsewhere.map(releasedFragments)]),
    ...Object.fromEntries(elsewhere.flatMap(declarations)),
  };
}

function listRemotes(root: string): string[] {
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'src/routes.ts')),
  );
  return folders.map((folder) => folder.slice('remote-'.length)).sort();
}

function releasedFragments([part, { declares }]: Released): PartFragments {
  const names = Object.keys(declares.modules).filter((name) => name.startsWith('fragments/'));
  return { part, names, folder: `./declares/${part}/src` };
}

function declarations([part, { declares }]: Released): (readonly [file: string, text: string])[] {
  const own = Object.entries(declares.files).filter(([path]) => path.startsWith(`${part}/`));
  return own.map(([path, text]) => [`${generatedFolder}/declares/${path}`, text]);
}

interface PartFragments {
  part: string;
  /** `fragments/project-grid` */
  names: readonly string[];
  /** Of the sources or declarations, from {@link fragmentsFile}. */
  folder: string;
}

const fragmentsFile = `${generatedFolder}/fragments.ts`;

function writeFragments(parts: readonly PartFragments[]): string {
  const lines = parts.flatMap(({ part, names, folder }) =>
    names.map((name) => `  '${part}/${name}': PropsOf<typeof import('${folder}/${name}').default>;\n`),
  );
  return `${generatedNote("the remotes' src/fragments")}
import type { PropsOf } from '../props-of';

/** Properties of each fragment by its id. */
export interface FragmentProps {
${lines.join('')}}
`;
}

export const pathsFile = `${generatedFolder}/paths.ts`;

/**
 * All named paths as constants, by part. Throws when two parts use a name: links do not name the owner, so that a path
 * can move between parts.
 */
export function writePaths(byPart: Readonly<Record<string, readonly NamedPath[]>>): string {
  const owners = new Map<string, string>();
  const sections = Object.entries(byPart)
    .filter(([, named]) => named.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, named]) => {
      for (const { name } of named) refuseSecond(name, part, owners);
      const lines = [...named].sort((a, b) => (a.name < b.name ? -1 : 1)).map(declare);
      return `\n// ${part}\n${lines.join('')}`;
    });
  return generatedNote("the remotes' src/routes.ts") + (sections.join('') || 'export {};\n');
}

function refuseSecond(name: string, part: string, owners: Map<string, string>): void {
  const other = owners.get(name);
  if (other)
    throw new Error(
      `Both ${other} and ${part} call a path "${name}" (name in src/routes.ts). Links write paths.${name}, so it can mean one path only: choose another name in one of them.`,
    );
  owners.set(name, part);
}

function declare({ name, path }: NamedPath): string {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  if (parameters.length === 0) return `export const ${name} = '${path}';\n`;
  const signature = parameters.map((parameter) => `${parameter}: string | number`).join(', ');
  return `export const ${name} = (${signature}) => \`${path.replace(/:(\w+)/g, '${$1}')}\` as const;\n`;
}

const line = /^(?:\/\/ ([a-z0-9-]+)|export const (\w+) = (?:\([^)]*\) => )?['`](.*)['`](?: as const)?;)$/gm;

/** What {@link writePaths} has written; empty without the file. */
export function readPaths(root: string): Record<string, NamedPath[]> {
  const file = join(root, pathsFile);
  const byPart: Record<string, NamedPath[]> = {};
  let part = '';
  for (const [, heading, name, path = ''] of existsSync(file) ? readFileSync(file, 'utf8').matchAll(line) : []) {
    if (heading) part = heading;
    else if (name) (byPart[part] ??= []).push({ name, path: path.replace(/\$\{(\w+)\}/g, ':$1') });
  }
  return byPart;
}

/** All named paths (`/project_details/:id`) by name. */
export function readKnownPaths(root: string): Record<string, string> {
  const all = Object.values(readPaths(root)).flat();
  return Object.fromEntries(all.map(({ name, path }) => [name, path]));
}
