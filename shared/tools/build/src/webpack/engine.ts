import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Replacement } from './replace-loader';

const require = createRequire(import.meta.url);
const chakra = join(dirname(require.resolve('@chakra-ui/react')), '../esm');

/** Folder of Chakra's style engine. */
export const styledSystem = join(chakra, 'styled-system');

/**
 * The engine remembers by short texts alone. In both builds of a part, so that documents and browsers have the same
 * classes.
 */
export const quickMemo = { [join(chakra, 'utils/memo.js')]: require.resolve('@site/ui/engine-memo') };

/**
 * The engine sorts media queries by code units: by the order of a language, the browser loads that of all languages
 * first (28 ms on a slow phone).
 */
export const plainOrder = {
  test: join(styledSystem, 'sort-at-params.js'),
  loader: join(import.meta.dirname, 'replace-loader.ts'),
  options: { from: 'a.localeCompare(b)', to: '(a < b ? -1 : a > b ? 1 : 0)' } satisfies Replacement,
};
