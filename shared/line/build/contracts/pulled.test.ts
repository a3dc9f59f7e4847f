/** @jest-environment node */
import { sharedPackages } from './pulled';

const declares = {
  modules: {
    '@site/ui/core': 'shared/ui/src/core/index.d.ts',
    '@site/runtime/router': 'shared/runtime/src/router.d.ts',
    '@site/runtime/names': 'shared/runtime/src/names.d.ts',
  },
  files: { 'shared/ui/src/core/index.d.ts': 'export declare const Box: unknown;\n' },
};
const code = 'module.exports = { "@site/ui/core": m0, "@site/runtime/router": m1 };';
const written = sharedPackages(declares, code, (folder) =>
  folder.endsWith('runtime') ? { exports: { './own': './src/own.ts' } } : {},
);
const manifest = (folder: string) =>
  JSON.parse(written[`${folder}/package.json`] ?? '') as { name: string; exports: object };

test('a shared module of the live shell has its declarations and its code', () => {
  expect(written).toMatchObject(declares.files);
  expect(manifest('shared/ui')).toMatchObject({
    name: '@site/ui',
    exports: { './core': { types: './src/core/index.d.ts', default: './core.cjs' } },
  });
  expect(written['shared/ui/core.cjs']).toBe(
    "module.exports = require('../pulled/shared-code.cjs')['@site/ui/core'];\n",
  );
});

test('a package keeps the files that the line compiles into parts', () => {
  expect(manifest('shared/runtime').exports).toEqual({
    './own': './src/own.ts',
    './router': { types: './src/router.d.ts', default: './router.cjs' },
    './names': { types: './src/names.d.ts' },
  });
});
