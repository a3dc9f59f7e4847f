import vm from 'node:vm';
import type { PGliteOptions } from '@electric-sql/pglite';

/**
 * PGlite loads parts of Node with `import()`, which fails inside of jest. This one is loaded by Node itself.
 * A test that opens the store says, at its top:
 * `jest.mock('@electric-sql/pglite', () => jest.requireActual('.../contact-store/src/testing/real-pglite'))`.
 */
const script = new vm.Script(`import('@electric-sql/pglite')`, {
  filename: __filename,
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});

export const PGlite = {
  async create(options: PGliteOptions) {
    const real = (await script.runInThisContext()) as typeof import('@electric-sql/pglite');
    return real.PGlite.create(options);
  },
};
