import { build } from 'esbuild';
import { importAll, sharedModules } from './shared-modules';
import { root } from '../checkout';

/**
 * Writes the shared modules, and what renders with them, as one CommonJS file for tests of other repositories. React
 * and React Router are those of the tests.
 */
export async function writeSharedCode(outdir: string): Promise<void> {
  const names = sharedModules().map(({ name }) => name);
  const ours = names.filter((name) => name.startsWith('@site/'));
  const { imports, object } = importAll([...ours, '@site/runtime/hydrate']);
  await build({
    stdin: { contents: `${imports}module.exports = ${object};`, resolveDir: root, sourcefile: 'shared-code.js' },
    absWorkingDir: root,
    outdir,
    entryNames: 'shared-code.[hash]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    // Code for Node asks for a document at run time: tests have one, and rendering on the server does not.
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react-router', 'react-router-dom'],
    loader: { '.woff2': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
  });
}
