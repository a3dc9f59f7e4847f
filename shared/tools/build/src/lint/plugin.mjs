import { boundaries } from './rules/boundaries.mjs';
import { declaredDependencies } from './rules/declared-dependencies.mjs';
import { layers } from './rules/layers.mjs';
import { libraryHomes } from './rules/library-homes.mjs';
import { noRawColours, noWrittenPaths } from './rules/literals.mjs';
import { namedExports } from './rules/named-exports.mjs';
import { exportedNames, fileNames } from './rules/names.mjs';

/** The rules of this house that no published plugin knows. */
export const sitePlugin = {
  meta: { name: 'site' },
  rules: {
    boundaries,
    'declared-dependencies': declaredDependencies,
    'exported-names': exportedNames,
    'file-names': fileNames,
    layers,
    'library-homes': libraryHomes,
    'named-exports': namedExports,
    'no-raw-colours': noRawColours,
    'no-written-paths': noWrittenPaths,
  },
};
