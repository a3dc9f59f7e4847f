import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContracts } from '@site/contracts';
import {
  fragmentsFile,
  type PartFragments,
  writeFragments,
  generatedFolder,
  type GeneratedFiles,
  type PathsByPart,
  pathsFile,
  writePaths,
} from './generated-files';
import { readFragment, readFragments, readNamedPaths } from './read-fragments';

type Released = readonly [part: string, contracts: PartContracts];

/**
 * Contracts of the remotes in `root` and of other parts' released declarations. Throws one sentence for invalid input.
 */
export function contractFiles(root: string, released: Readonly<Record<string, PartContracts>> = {}): GeneratedFiles {
  const here = listRemotes(root);
  const elsewhere = Object.entries(released).filter(([part]) => !here.includes(part));
  const sources = (part: string) => join(root, `remote-${part}`, 'src');
  const paths: PathsByPart = Object.fromEntries([
    ...here.map((part) => [part, readNamedPaths(join(sources(part), 'routes.ts'))] as const),
    ...elsewhere.map(([part, contracts]) => [part, contracts.paths] as const),
  ]);
  const fragments = here.map((part) => ({
    part,
    fragments: readFragments(join(sources(part), 'fragments')),
    folder: `../../../../remote-${part}/src/fragments`,
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
  const files = Object.values(declares.modules).filter((path) => path.startsWith(`${part}/src/fragments/`));
  const fragments = files.map((path) => readFragment(path, declares.files[path] ?? ''));
  return { part, fragments, folder: `./declares/${part}/src/fragments` };
}

function declarations([part, { declares }]: Released): (readonly [file: string, text: string])[] {
  const own = Object.entries(declares.files).filter(([path]) => path.startsWith(`${part}/`));
  return own.map(([path, text]) => [`${generatedFolder}/declares/${path}`, text]);
}
