import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { nodeBundle } from '../build-cache';
import { root } from '../part';
import { baseConfig } from './base';
import type { BrowserBuild } from './browser';
import { StableIdsPlugin } from './stable-ids-plugin';

/**
 * The pages as one CommonJS file for prerendering. Shared modules stay external: the composition passes the shell's.
 */
export function nodeConfig(build: BrowserBuild): Configuration {
  const { context, name, exposes, shared, outDir } = build;
  const base = baseConfig(context, 'production');
  return {
    ...base,
    name: `${name}-node`,
    target: 'node20',
    entry: { node: exposes ? writeEntry(build, exposes) : './src/entry-node.tsx' },
    output: {
      path: outDir,
      filename: nodeBundle,
      publicPath: `/_/${name}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: exposes ? Object.fromEntries(Object.keys(shared).map((each) => [each, `commonjs2 ${each}`])) : {},
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new StableIdsPlugin()],
    optimization: { minimize: true, minimizer: [withoutComments()], splitChunks: false, moduleIds: 'deterministic' },
  };
}

/** Comments, line breaks and unused paths must not change a version. Names stay, for readable errors. */
const withoutComments = () =>
  new TerserPlugin({
    parallel: false,
    extractComments: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { defaults: false, unused: true, dead_code: true },
      mangle: false,
      format: { comments: false },
    },
  });

function writeEntry({ context, name }: BrowserBuild, exposes: Readonly<Record<string, string>>): string {
  const folder = join(root, '.cache/entries');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  const lines = Object.entries(exposes).map(
    ([key, source]) => `  ${JSON.stringify(key.slice('./'.length))}: () => import(${JSON.stringify(source)}),`,
  );
  const routes = JSON.stringify(join(context, 'src/routes'));
  writeFileSync(file, `export { routes } from ${routes};\nexport const modules = {\n${lines.join('\n')}\n};\n`);
  return file;
}
