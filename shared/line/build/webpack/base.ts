import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { root } from '../part';

/** The first with `color-mix` and ES2023 methods (`toSorted`). */
const browsers = ['Safari >= 16.4', 'iOS >= 16.4', 'Firefox >= 115', 'Chrome >= 111', 'Edge >= 111'];

const require = createRequire(import.meta.url);

/** Assets have equal names in browser and Node builds. */
const assetName = '[name].[contenthash:8][ext]';

/** Common to browser and Node builds. */
export function baseConfig(context: string, mode: 'production' | 'development'): Configuration {
  return {
    context,
    mode,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        // Importing an unknown picture fails the build.
        {
          test: /\.tsx?$/,
          use: swcRule,
          parser: { exportsPresence: 'error' },
        },
        ownScripts,
        images,
        { test: /\.(avif|webp|jpg|png|svg|ico|woff2)$/, type: 'asset/resource', generator: { filename: assetName } },
      ],
    },
    optimization: {
      minimizer: [
        // swc in-process is faster than another process.
        new TerserPlugin({
          parallel: false,
          extractComments: false,
          minify,
          terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    // Releases are built without webpack's cache, which sometimes changes the order of imports.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [join(root, 'package-lock.json'), import.meta.dirname + sep] },
    },
    performance: { hints: false },
    // webpack 5.110 would minify emitted HTML; the composition writes documents.
    experiments: { html: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * `import url from './starter?url'`: a classic script, released separately. Bundled by a loader, because the Node build
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
    join(import.meta.dirname, 'bundle-script-loader.mjs'),
  ],
};

/** Production JSX runtime, also in development: the shell is the live one. */
const swcRule = {
  loader: require.resolve('swc-loader'),
  options: {
    // As an object: of string maps, webpack hashes absolute paths, the minifier counts the letters of that hash, and
    // versions would depend on the folder.
    sourceMaps: true,
    parseMap: true,
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** Unimported pictures are dropped, which needs modules without side effects. */
const images = {
  test: /[\\/]images[\\/]manifest\.json$/,
  type: 'javascript/auto',
  sideEffects: false,
  loader: join(import.meta.dirname, 'image-loader.mjs'),
};

/** Hashes of chunks, before webpack replaces them by those of the minified files. */
const provisionalHash = /(["'])([0-9a-f]{8})\1/g;

/**
 * swc chooses short names by the letters that it counts. Comments contain paths, and provisional hashes differ between
 * runs, so it gets neither.
 */
export async function minify(...[input, sourceMap, options]: Parameters<typeof TerserPlugin.swcMinify>) {
  const [name = ''] = Object.keys(input);
  const plain = await TerserPlugin.swcMinify(input, sourceMap, { ...options, compress: false, mangle: false });
  if (!plain.code) return plain;
  const hashes: string[] = [];
  const stable = plain.code.replace(
    provisionalHash,
    (_, quote: string, hash: string) => `${quote}_h${String(hashes.push(hash)).padStart(5, '0')}_${quote}`,
  );
  const small = await TerserPlugin.swcMinify({ [name]: stable }, plain.map, options);
  if (!small.code) return small;
  const code = small.code.replace(/_h(\d{5})_/g, (kept, index: string) => hashes[Number(index) - 1] ?? kept);
  if (!small.map || !plain.map) return { ...small, code };
  const [map, before] = [JSON.stringify(small.map), JSON.stringify(plain.map)];
  const both = new webpack.sources.SourceMapSource(code, name, map, plain.code, before, true);
  return { ...small, code, map: both.map() ?? undefined };
}
