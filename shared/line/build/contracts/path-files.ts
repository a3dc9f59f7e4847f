import { basename, dirname } from 'node:path';
import type { NamedPath } from '@site/contracts';
import { generatedFolder, generatedNote } from './generated-files';

export const pathsFolder = `${generatedFolder}/paths`;

/** `projectSearch` becomes `project-search`. */
const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const constantName = (file: string) => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** One module per named path. A separate module each, so that another team's new name changes no version. */
export function pathFiles(part: string, named: readonly NamedPath[]): Record<string, string> {
  return Object.fromEntries(
    named.map((each) => [`${pathsFolder}/${part}/${fileName(each.name)}.ts`, pathModule(part, each)]),
  );
}

function pathModule(part: string, { name, path }: NamedPath): string {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const note = generatedNote(`remote-${part}/src/routes.ts`);
  if (parameters.length === 0) return `${note}export const ${name} = '${path}';\n`;
  const signature = parameters.map((parameter) => `${parameter}: string | number`).join(', ');
  return `${note}export const ${name} = (${signature}) => \`${path.replace(/:(\w+)/g, '${$1}')}\` as const;\n`;
}

export function listPathNames(files: readonly string[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const file of files.filter((each) => each.startsWith(`${pathsFolder}/`) && dirname(each) !== pathsFolder)) {
    (names[basename(dirname(file))] ??= []).push(constantName(basename(file, '.ts')));
  }
  return names;
}

/**
 * The module that exports all as `paths`. Throws when two parts use a name: links do not name the owner, so that a path
 * can move between parts.
 */
export function pathIndex(names: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const all = Object.entries(names).flatMap(([part, each]) => each.map((name) => ({ part, name })));
  const sorted = all.sort((a, b) => (`${a.part} ${a.name}` < `${b.part} ${b.name}` ? -1 : 1));
  for (const [at, { part, name }] of sorted.entries()) {
    const other = sorted.slice(0, at).find((each) => each.name === name);
    if (other)
      throw new Error(
        `Both ${other.part} and ${part} call a path "${name}" (name in src/routes.ts). Links write paths.${name}, so it can mean one path only: choose another name in one of them.`,
      );
  }
  const lines = sorted.map(({ part, name }) => `export { ${name} } from './${part}/${fileName(name)}';\n`);
  return { [`${pathsFolder}/index.ts`]: generatedNote("the remotes' src/routes.ts") + lines.join('') };
}
