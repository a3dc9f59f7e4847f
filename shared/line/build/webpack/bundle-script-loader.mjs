import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Loader: bundles a classic script with its imports.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @returns {string}
 */
export default function bundleScript() {
  const absWorkingDir = dirname(this.resourcePath);
  const { outputFiles, metafile } = buildSync({
    absWorkingDir,
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'iife',
    metafile: true,
    target: 'es2022',
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(join(absWorkingDir, file));
  return outputFiles[0].text;
}
