import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { nodeBundle } from '../build-files';
import type { Part } from '../part';
import { root } from '../part';
import { sharedModules } from '../shared-modules';
import { baseConfig } from './base';
import { LicensesPlugin } from './licenses-plugin';
import { StableIdsPlugin } from './stable-ids-plugin';

/**
 * The pages as one CommonJS file for prerendering. Shared modules stay external: the composition passes the shell's.
 */
export function nodeConfig({ part, outDir }: { part: Part; outDir: string }): Configuration {
  const base = baseConfig(part, 'production');
  return {
    ...base,
    name: `${part.name}-node`,
    target: 'node20',
    entry: { node: part.isShell ? './src/entry-node.tsx' : writeEntry(part) },
    output: {
      path: outDir,
      filename: nodeBundle,
      publicPath: `/_/${part.name}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: part.isShell ? {} : Object.fromEntries(sharedModules().map(({ name }) => [name, `commonjs2 ${name}`])),
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new StableIdsPlugin(), new LicensesPlugin('files')],
    optimization: { minimize: true, minimizer: [withoutComments()], splitChunks: false, moduleIds: 'deterministic' },
  };
}

/** Comments and line breaks must not change a version. Names stay, for readable errors. */
const withoutComments = () =>
  new TerserPlugin({
    parallel: false,
    extractComments: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: false, mangle: false, format: { comments: false } },
  });

function writeEntry(part: Part): string {
  const folder = join(root, '.cache/entries');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${part.name}.ts`);
  const lines = Object.entries(part.modules).map(
    ([key, source]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(source)}),`,
  );
  const routes = JSON.stringify(join(part.dir, 'src/routes'));
  writeFileSync(file, `export { routes } from ${routes};\nexport const modules = {\n${lines.join('\n')}\n};\n`);
  return file;
}
