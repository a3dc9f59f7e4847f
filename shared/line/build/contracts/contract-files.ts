import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContracts } from '@site/contracts';
import { fragmentFiles, fragmentIndex } from './fragment-files';
import { generatedFolder, type GeneratedFiles } from './generated-files';
import { listPathNames, pathFiles, pathIndex } from './path-files';
import { readFragment, readFragments } from './read-fragments';
import { readNamedPaths } from './read-named-paths';

/**
 * Contracts of the remotes in `root` and of other parts' released declarations. Throws one sentence for invalid input.
 */
export function contractFiles(root: string, released: Readonly<Record<string, PartContracts>> = {}): GeneratedFiles {
  const here = listRemotes(root);
  const elsewhere = Object.entries(released).filter(([part]) => !here.includes(part));
  const files: GeneratedFiles = Object.assign(
    {},
    ...here.map((part) => filesOf(root, part)),
    ...elsewhere.map(([part, contracts]) => releasedFiles(part, contracts)),
  );
  return { ...files, ...pathIndex(listPathNames(Object.keys(files))), ...fragmentIndex(Object.keys(files)) };
}

function listRemotes(root: string): string[] {
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'src/routes.ts')),
  );
  return folders.map((folder) => folder.slice('remote-'.length)).sort();
}

function filesOf(root: string, part: string): GeneratedFiles {
  const sources = join(root, `remote-${part}`, 'src');
  return {
    ...pathFiles(part, readNamedPaths(join(sources, 'routes.ts'))),
    ...fragmentFiles(part, readFragments(join(sources, 'fragments'))),
  };
}

function releasedFiles(part: string, { paths, declares }: PartContracts): GeneratedFiles {
  const own = Object.entries(declares.files).filter(([path]) => path.startsWith(`${part}/`));
  const fragments = Object.values(declares.modules).filter((path) => path.startsWith(`${part}/src/fragments/`));
  return {
    ...pathFiles(part, paths),
    ...fragmentFiles(
      part,
      fragments.map((path) => readFragment(path, declares.files[path] ?? '')),
      `../declares/${part}/src/fragments`,
    ),
    ...Object.fromEntries(own.map(([path, text]) => [`${generatedFolder}/declares/${path}`, text])),
  };
}
