import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Location of a file by path: `part` is the package's folder (`remote-projects`, `shared/packages/ui`), `kind` its row
 * in the table of boundaries (`remote`, `ui`), `inside` the remaining path. `undefined` for other files.
 */
export function placeOf(root, file) {
  const [first, ...rest] = path.relative(root, file).split(path.sep);
  if (first === 'shared' && rest.length > 2) {
    const [group, kind, ...inside] = rest;
    return { part: `shared/${group}/${kind}`, kind, inside: inside.join('/') };
  }
  if (rest.length === 0 || !/^(shell|e2e|remote-.+)$/.test(first)) return undefined;
  return { part: first, kind: first.startsWith('remote-') ? 'remote' : first, inside: rest.join('/') };
}

export function placeOfImport(root, fromFile, specifier) {
  if (specifier.startsWith('.')) return placeOf(root, path.resolve(path.dirname(fromFile), specifier));
  const name = /^@site\/([^/]+)/.exec(specifier)?.[1];
  if (!name) return undefined;
  if (name.startsWith('remote-')) return { part: name, kind: 'remote', inside: '' };
  if (name === 'shell' || name === 'e2e') return { part: name, kind: name, inside: '' };
  return { part: sharedFolders(root).get(name) ?? name, kind: name, inside: '' };
}

const foldersByRoot = new Map();

export function sharedFolders(root) {
  if (!foldersByRoot.has(root)) foldersByRoot.set(root, readFolders(root));
  return foldersByRoot.get(root);
}

function readFolders(root) {
  const groups = readdirSync(path.join(root, 'shared'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = groups.flatMap(({ name: group }) =>
    readdirSync(path.join(root, 'shared', group)).map((name) => [name, `shared/${group}/${name}`]),
  );
  return new Map(folders);
}

export const isImagePlan = ({ inside }) => inside === 'images/plan.ts';

/** Written by `npx manzil pull`: fragment properties, types only. */
export const isFragmentTypes = ({ kind, inside }) =>
  kind === 'contracts' && inside.startsWith('src/generated/fragments/');

export const isTest = ({ kind, inside }) =>
  kind === 'e2e' || kind === 'testing' || /\.test\.tsx?$|(^|\/)(testing|jest)\//.test(inside);
