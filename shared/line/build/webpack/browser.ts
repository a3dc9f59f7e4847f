import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import LicensePlugin from 'webpack-license-plugin';
import { licensesName, sourceMapsFolder } from '../build-cache';
import { containerName, scriptBudgetMs } from '@site/contracts';
import type { SharedConfig } from '../shared-modules';
import { baseConfig } from './base';
import { refreshEntry, refreshPlugin, sharedRefresh, withJsxOfDevelopment } from './refresh';
import { chunkNameOf, PartFilesPlugin } from './part-files-plugin';
import { federationEntry, StableIdsPlugin } from './stable-ids-plugin';
import { root } from '../../checkout';

/** Resolves packages as the sources do. */
const require = createRequire(join(root, 'shared/index.js'));

export interface PartOptions {
  /** `shell`, `agency`, … */
  name: string;
  context: string;
  /** `./pages/pricing` to its source file; none of the shell. */
  exposes?: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, SharedConfig>>;
}

export interface BrowserBuild extends PartOptions {
  outDir: string;
  mode?: 'production' | 'development';
  publicPath?: string;
  /** In development, with the shell's sources: an edited component keeps its state. */
  isRefreshed?: boolean;
}

/** Federation: the shell provides shared modules, remotes consume them. */
export function browserConfig(build: BrowserBuild): Configuration {
  const { context, name, exposes, shared, outDir, mode = 'production', publicPath, isRefreshed = false } = build;
  const base = baseConfig(context, mode, isRefreshed);
  return {
    ...base,
    name: `${name}-browser`,
    target: ['web', 'es2022'],
    entry: exposes ? {} : { main: [...(isRefreshed ? [refreshEntry] : []), './src/main.tsx', loadsOnDemand(shared)] },
    output: {
      path: outDir,
      filename: scriptName(mode),
      chunkFilename: scriptName(mode),
      publicPath: publicPath ?? `/_/${name}/`,
      uniqueName: `site-${name}`,
      chunkLoadTimeout: scriptBudgetMs,
      // Otherwise the next attempt gets a half-evaluated module from the cache.
      strictModuleExceptionHandling: true,
      clean: mode === 'production', // Open pages request scripts of before an edit.
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Short export names save 0.5 KB on every page.
      ...(exposes || mode === 'development' ? {} : { splitChunks: shellChunks, mangleExports: 'size' as const }),
      // Otherwise hot reload would put modules with errors into the page.
      ...(mode === 'development' ? { emitOnErrors: false } : {}),
    },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), plainEntry, unusedByEmotion],
    },
    ...(isRefreshed && exposes ? { externals: sharedRefresh(name) } : {}),
    plugins: [
      federation(build, mode),
      loadsThroughShell,
      new PartFilesPlugin(Object.keys(exposes ?? {})),
      ...(mode === 'production' ? [licenses(!exposes)] : []),
      ...(isRefreshed ? [refreshPlugin()] : []),
      ...(mode === 'production' && !exposes ? [compileHint()] : []),
      ...(mode === 'production' ? [new StableIdsPlugin(), privateSourceMaps()] : []),
    ],
  };
}

/** A module of its code, for an entry. */
export function codeOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Federation provides a shared module only if something refers to it; the first scripts refer to the eager ones. */
function loadsOnDemand(shared: PartOptions['shared']): string {
  const names = Object.keys(shared).filter((name) => !shared[name]?.eager);
  return codeOf(`export default [${names.map((name) => `() => import('${name}')`).join()}];`);
}

/** Otherwise the repository's package.json `type` decides the order of modules. */
const plainEntry = { test: federationEntry, type: 'javascript/auto' };

/** Emotion imports it for `withTheme`, which nothing uses; its package does not say that this has no side effects. */
const unusedByEmotion = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** Code that changes with a pinned dependency is apart from code that changes with a release. */
const shellChunks = {
  chunks: 'initial' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    // Federation's runtime comes before all other chunks.
    vendor: { test: /node_modules[\\/](?!@module-federation)/, name: 'vendor', enforce: true },
  },
};

/**
 * Compile hint, must be the first line: Chromium (from 136) compiles all functions in the background during download.
 * Otherwise three quarters are compiled on the main thread before a first press is answered.
 */
function compileHint() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^(main|vendor)\./,
    // After the minifier, which drops comments; before source maps and hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** In a separate folder that browsers never get: files, lines and names relative to the root, without sources. */
function privateSourceMaps() {
  return new webpack.SourceMapDevToolPlugin({
    filename: `../${sourceMapsFolder}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(root, absoluteResourcePath).replaceAll(sep, '/'),
  });
}

/** Chunks have integrity, a Trusted Types policy and a second attempt, as entries have (`runtime/src/load`). */
const loadsThroughShell: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.compilation.tap('loadsThroughShell', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('loadsThroughShell', () => 'script = __site.createScript(url);');
    });
  },
};

/** Licenses require their texts in every copy, and minified scripts have no comments. */
function licenses(isShell: boolean) {
  const { name: ours } = require(join(root, 'package.json')) as { name: string };
  // webpack's runtime is in every script and is not a module; documents of the shell name the fonts.
  const others = [
    dirname(require.resolve('webpack/package.json')),
    ...(isShell ? [join(root, 'shared/ui/fonts')] : []),
  ];
  return new LicensePlugin({
    outputFilename: licensesName,
    includeNoticeText: true,
    includePackages: () => others,
    excludedPackageTest: (name) => name === ours || name.startsWith('@site/'),
  });
}

function scriptName(mode: 'production' | 'development'): string {
  return mode === 'production' ? '[name].[contenthash:8].js' : '[name].js';
}

/** What `provideExternalRuntime` adds; the option adds it as CommonJS, and with it a second copy of the runtime. */
const providesRuntime = join(
  dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

const explainFailures = join(import.meta.dirname, 'explain-failures.ts');

/** Otherwise the version in the package.json of the working directory, which is not the same in every repository. */
process.env.MF_BUILD_VERSION = '1.0.0';

function federation({ name, exposes, shared, isRefreshed }: BrowserBuild, mode: 'production' | 'development') {
  return new ModuleFederationPlugin({
    name,
    ...(exposes
      ? {
          filename: entryName(name, mode),
          exposes: Object.entries(exposes).map(([key, file]) => ({ [key]: { import: file, name: chunkNameOf(key) } })),
          library: { type: 'var', name: containerName(name) },
        }
      : {}),
    shared: isRefreshed ? withJsxOfDevelopment(shared) : shared,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    runtimePlugins: exposes ? [] : [providesRuntime, ...(mode === 'development' ? [explainFailures] : [])],
    experiments: {
      externalRuntime: Boolean(exposes),
      // Snapshots use manifests, which are not written: the registry names the entry.
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}

/** QA finds a development entry by container name (`shell/src/qa`). */
function entryName(name: string, mode: 'production' | 'development'): string {
  return mode === 'production' ? 'remoteEntry.[contenthash:8].js' : `${containerName(name)}.js`;
}
