import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedPath } from '@site/contracts';
import { generatedFolder, generatedNote } from './generated-files';

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
