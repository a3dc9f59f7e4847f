import { basename, dirname } from 'node:path';
import type { NamedPath } from '@site/contracts';
import { generatedFolder, generatedNote } from './generated-files';

/** Where generated paths stand, from the root of the repository. */
export const pathsFolder = `${generatedFolder}/paths`;

/** `projectSearch` becomes `project-search`. */
const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const constantName = (file: string) => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A module for each named path of a part, by its place from the root. One module each: what a part does not link to is
 * no module of its build, so another team's new name gives it no new version. Also the bundle for prerendering, which
 * is not minified, stays the same.
 */
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

/** Names of the paths that have a module, by part, from the places of the modules. */
export function listPathNames(files: readonly string[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const file of files.filter((each) => each.startsWith(`${pathsFolder}/`) && dirname(each) !== pathsFolder)) {
    (names[basename(dirname(file))] ??= []).push(constantName(basename(file, '.ts')));
  }
  return names;
}

/**
 * The module through which all of them are reached as `paths`. Throws one sentence when two parts use the same name:
 * links do not say who owns a path, so that it can change hands without an edit elsewhere.
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
