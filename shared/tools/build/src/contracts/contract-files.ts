import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentFiles, fragmentIndex, fragmentsFolder } from './fragment-files';
import { readGenerated, type GeneratedFiles } from './generated-files';
import { listPathNames, pathFiles, pathIndex, pathsFolder } from './path-files';
import { readFragments } from './read-fragments';
import { readNamedPaths } from './read-named-paths';

/** What the remotes in `root` come to. Throws one sentence for what cannot be generated. */
export function contractFiles(root: string): GeneratedFiles {
  const files: GeneratedFiles = Object.assign({}, ...listRemotes(root).map((part) => filesOf(root, part)));
  return { ...files, ...pathIndex(listPathNames(Object.keys(files))), ...fragmentIndex(Object.keys(files)) };
}

function listRemotes(root: string): string[] {
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')),
  );
  return folders.map((folder) => folder.slice('remote-'.length)).sort();
}

/** A remote that is there by its package.json alone, as in a checkout of one team, keeps what was generated from it. */
function filesOf(root: string, part: string): GeneratedFiles {
  const sources = join(root, `remote-${part}`, 'src');
  if (existsSync(join(sources, 'routes.ts'))) {
    return {
      ...pathFiles(part, readNamedPaths(join(sources, 'routes.ts'))),
      ...fragmentFiles(part, readFragments(join(sources, 'fragments'))),
    };
  }
  const isOfPart = (file: string) =>
    file.startsWith(`${pathsFolder}/${part}/`) || file === `${fragmentsFolder}/${part}.ts`;
  return Object.fromEntries(Object.entries(readGenerated(root)).filter(([file]) => isOfPart(file)));
}
