import { boundaries } from './rules/boundaries.mjs';
import { declaredDependencies } from './rules/declared-dependencies.mjs';
import { libraryHomes } from './rules/library-homes.mjs';
import { noRawColours, noWrittenPaths } from './rules/literals.mjs';
import { fileNames } from './rules/names.mjs';

/**
 * The rules of this house, where published ones do not do:
 * - eslint-plugin-boundaries 7.2, tried on eight planted imports, compares the file that an import resolves to. Another
 *   team's package by its name, and a file that is not in this checkout, resolve to none and pass.
 * - import-x/no-extraneous-dependencies leaves out what does not resolve and what `jest.mock` names, and its advice is
 *   an install command, which would add the package to the root.
 * - unicorn/filename-case needs Node 22, and knows no empty words.
 */
export const sitePlugin = {
  meta: { name: 'site' },
  rules: {
    boundaries,
    'declared-dependencies': declaredDependencies,
    'file-names': fileNames,
    'library-homes': libraryHomes,
    'no-raw-colours': noRawColours,
    'no-written-paths': noWrittenPaths,
  },
};
