import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedPath } from '@site/contracts';

/** Contracts generated from the remotes, from the repository's root. */
export const generatedFolder = 'shared/contracts/src/generated';

export type GeneratedFiles = Readonly<Record<string, string>>;

export const generatedNote = (source: string) => `// Written by \`npx manzil pull\` from ${source}.\n`;

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

export interface FragmentSource {
  name: string;
  /** Exported type of its properties, e.g. `ProjectGridProps`. Absent when it takes none. */
  propsType?: string;
}

export interface PartFragments {
  part: string;
  fragments: readonly FragmentSource[];
  /** Of the fragments' files or declarations, from {@link fragmentsFile}. */
  folder: string;
}

export const fragmentsFile = `${generatedFolder}/fragments.ts`;

/** `project-grid` exports its properties as `ProjectGridProps`. */
export const propsTypeOf = (fragment: string) =>
  `${fragment.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Props`;

/** The types stay in the fragments' files. */
export function writeFragments(parts: readonly PartFragments[]): string {
  const lines = parts.flatMap(({ part, fragments, folder }) =>
    fragments.map(({ name, propsType }) => {
      const type = propsType ? `import('${folder}/${name}').${propsType}` : 'Record<never, never>';
      return `  '${part}/fragments/${name}': ${type};\n`;
    }),
  );
  return `${generatedNote("the remotes' src/fragments")}
/** Properties of each fragment by its id. The producer exports the type beside the fragment, the consumer passes them. */
export interface FragmentProps {
${lines.join('')}}
`;
}

export const pathsFile = `${generatedFolder}/paths.ts`;

export type PathsByPart = Readonly<Record<string, readonly NamedPath[]>>;

/**
 * All named paths as constants, by part. Throws when two parts use a name: links do not name the owner, so that a path
 * can move between parts.
 */
export function writePaths(byPart: PathsByPart): string {
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
