import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { root } from '../../checkout';

/** The first with `color-mix` and ES2023 methods (`toSorted`). */
const browsers = ['Safari >= 16.4', 'iOS >= 16.4', 'Firefox >= 115', 'Chrome >= 111', 'Edge >= 111'];

const require = createRequire(import.meta.url);

/** Assets have equal names in browser and Node builds. */
const assetName = '[name].[contenthash:8][ext]';

export function baseConfig(context: string, mode: 'production' | 'development', isRefreshed = false): Configuration {
  return {
    context,
    mode,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    resolveLoader: { symlinks: false },
    module: {
      rules: [
        // Importing an unknown picture fails the build.
        {
          test: /\.tsx?$/,
          use: swcRule(isRefreshed),
          parser: { exportsPresence: 'error' },
        },
        ownScripts,
        images,
        { test: /\.(avif|webp|jpg|png|svg|ico|woff2)$/, type: 'asset/resource', generator: { filename: assetName } },
      ],
    },
    // swc counts letters also in comments and provisional hashes, which differ between folders and runs.
    optimization: { minimizer: [minimizer({ compress: { passes: 3 }, mangle: { disableCharFreq: true } })] },
    performance: { hints: false },
    // webpack 5.110 would minify emitted HTML; the composition writes documents.
    experiments: { html: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** By the path that it has in each repository: paths of loaders decide the order of modules. */
function ownLoader(name: string): string {
  return join(root, 'node_modules/@manzil/line/build/webpack', `${name}.mjs`);
}

/** swc in-process is faster than another process. */
export function minimizer(options: object) {
  return new TerserPlugin({
    parallel: false,
    extractComments: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: { ...options, format: { comments: false } },
  });
}

/**
 * `import url from './replay?url'`: a classic script, released separately. Bundled by a loader, because the Node build
 * must name the same file.
 */
const ownScripts = {
  resourceQuery: /^\?url$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8].js' },
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        minify: true,
        isModule: false,
        env: { targets: browsers },
        jsc: { minify: { compress: { passes: 3 }, mangle: { toplevel: true } } },
      },
    },
    ownLoader('bundle-script-loader'),
  ],
};

/** React Refresh needs the JSX runtime of development; beside a live shell, development has that of production. */
const swcRule = (isRefreshed: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
    },
  },
});

/** Unimported pictures are dropped, which needs modules without side effects. */
const images = {
  test: /[\\/]images[\\/]manifest\.json$/,
  type: 'javascript/auto',
  sideEffects: false,
  loader: ownLoader('image-loader'),
};
