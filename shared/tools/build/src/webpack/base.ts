import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { scriptIn } from '../line';
import { root, type Part } from '../part';

const require = createRequire(import.meta.url);

/** Pictures, fonts and icons keep the same hashed name in the browser's and in the Node build. */
const assetName = '[name].[contenthash:8][ext]';

/**
 * What the browser's and the Node build of a part have in common. With `refresh`, components take edits as they run.
 */
export function baseConfig(part: Part, mode: 'production' | 'development', refresh = false): Configuration {
  return {
    context: part.dir,
    mode,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        // An import of a picture that is not in the manifest refuses the build.
        { test: /\.tsx?$/, use: [swcRule(refresh)], parser: { exportsPresence: 'error' } },
        ownScripts,
        images,
        { test: /\.(avif|webp|jpg|png|svg|ico|woff2)$/, type: 'asset/resource', generator: { filename: assetName } },
      ],
    },
    optimization: {
      minimizer: [
        // swc is quicker than the start of another process for it.
        new TerserPlugin({
          parallel: false,
          extractComments: false,
          minify: minifyWithoutComments,
          terserOptions: { compress: true, mangle: true, format: { comments: false } },
        }),
      ],
    },
    // What is released is built from its sources alone: from webpack's cache, imports come in another order at times.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [join(root, 'package-lock.json'), ...presetFiles()] },
    },
    performance: { hints: false },
    // webpack 5.110 would minify emitted HTML; the composition writes the documents.
    experiments: { html: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Comments first: swc counts their letters when it chooses short names, also of those that it drops, and webpack writes
 * paths into comments.
 */
async function minifyWithoutComments(...[input, sourceMap, options]: Parameters<typeof TerserPlugin.swcMinify>) {
  const [name = ''] = Object.keys(input);
  const plain = await TerserPlugin.swcMinify(input, sourceMap, { ...options, compress: false, mangle: false });
  if (!plain.code) return plain;
  const small = await TerserPlugin.swcMinify({ [name]: plain.code }, plain.map, options);
  if (!small.code || !small.map || !plain.map) return small;
  const [code, map, before] = [small.code, JSON.stringify(small.map), JSON.stringify(plain.map)];
  const both = new webpack.sources.SourceMapSource(code, name, map, plain.code, before, true);
  return { ...small, map: both.map() ?? undefined };
}

/**
 * `import url from './starter?url'`: a classic script, released as a file of its own. Bundled and minified by a loader,
 * because the Node build, which the document is written by, must name the same file as the browser's.
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
        jsc: { target: 'es2022', minify: { compress: { passes: 3 }, mangle: { toplevel: true } } },
      },
    },
    scriptIn(import.meta.dirname, 'bundle-script-loader'),
  ],
};

/** A picture that nothing imports is not in the build, which only a module without side effects can promise. */
const images = {
  test: /[\\/]images[\\/]manifest\.json$/,
  type: 'javascript/auto',
  sideEffects: false,
  loader: scriptIn(import.meta.dirname, 'image-loader'),
};

/** Everything in this folder decides how a module is built, so a change in it empties the cache. */
function presetFiles(): string[] {
  const names = readdirSync(import.meta.dirname);
  return [...names.map((name) => join(import.meta.dirname, name)), scriptIn(import.meta.dirname, '../shared-modules')];
}

/** For React's production runtime, in development too where a part runs in the shell that is live. */
function swcRule(refresh: boolean) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      // As an object: of a map in a string, webpack hashes the absolute paths. The minifier counts the letters of that
      // hash, so a part would get another version in another folder.
      sourceMaps: true,
      parseMap: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: refresh, ...(refresh ? { refresh } : {}) } },
      },
    },
  };
}
