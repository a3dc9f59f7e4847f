import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { root } from '../part';

/** Loader: bundles a classic script with its imports. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls the default export of a loader.
export default function bundleScript(this: LoaderContext<object>): string {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'iife',
    metafile: true,
    target: 'es2022',
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(join(root, file));
  return outputFiles[0]!.text;
}
