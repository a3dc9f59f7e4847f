import { boundaries } from './rules/boundaries.mjs';
import { noRawColours, noWrittenPaths } from './rules/literals.mjs';

/**
 * Rules of this site. Published ones do not do: eslint-plugin-boundaries 7.2, tried on eight planted imports, compares
 * the file that an import resolves to. Another team's package by its name, and a file that is not in this checkout,
 * resolve to none and pass.
 */
export const sitePlugin = {
  meta: { name: 'site' },
  rules: {
    boundaries,
    'no-raw-colours': noRawColours,
    'no-written-paths': noWrittenPaths,
  },
};
