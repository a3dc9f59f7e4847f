import path from 'node:path';

/**
 * Location of a file by path: `part` is the package's folder (`remote-projects`, `shared/ui`), `kind` its row in the
 * table of boundaries (`remote`, `ui`), `inside` the remaining path. `undefined` for other files.
 */
export function placeOf(root, file) {
  const [first, ...rest] = path.relative(root, file).split(path.sep);
  if (first === 'shared' && rest.length > 1) {
    const [name, ...inside] = rest;
    const kind = name === 'template-remote' ? 'remote' : name;
    return { part: `shared/${name}`, kind, inside: inside.join('/') };
  }
  if (rest.length === 0 || !/^(shell|e2e|remote-.+)$/.test(first)) return undefined;
  return { part: first, kind: first.startsWith('remote-') ? 'remote' : first, inside: rest.join('/') };
}

export function placeOfImport(root, fromFile, specifier) {
  if (specifier.startsWith('.')) return placeOf(root, path.resolve(path.dirname(fromFile), specifier));
  const [name = '', inside = ''] = /^@(?:site|manzil)\/([^/]+)\/?(.*)/.exec(specifier)?.slice(1) ?? [];
  if (!name) return undefined;
  if (name.startsWith('remote-')) return { part: name, kind: 'remote', inside: '' };
  if (name === 'shell' || name === 'e2e') return { part: name, kind: name, inside: '' };
  return { part: `shared/${name}`, kind: name, inside };
}

export const isImagePlan = ({ inside }) => inside === 'images/plan.ts';

/** Written by `npx manzil pull`: fragment properties, types only. */
export const isFragmentTypes = ({ kind, inside }) => kind === 'contracts' && inside === 'src/generated/fragments.ts';

export const isTest = ({ kind, inside }) =>
  kind === 'e2e' || /\.(test|spec)\.tsx?$|(^|\/)(testing|page-tests|jest)\//.test(inside);
