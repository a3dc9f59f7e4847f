import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Part } from '../part';
import { sharedModules, type SharedModule } from '../shared-modules';
import { containerName } from '@site/contracts';
import { baseConfig } from './base';
import { PartFilesPlugin } from './part-files-plugin';

const require = createRequire(import.meta.url);

export interface BrowserBuild {
  part: Part;
  outDir: string;
  mode?: 'production' | 'development';
  /** Where the files are served from. Default `/_/<part>/`: content-hashed names need no version in the path. */
  publicPath?: string;
}

/** The federation build: the shell as the only provider of shared modules, remotes as consumers. */
export function browserConfig({ part, outDir, mode = 'production', publicPath }: BrowserBuild): Configuration {
  const base = baseConfig(part, mode);
  return {
    ...base,
    name: `${part.name}-browser`,
    target: ['web', 'es2022'],
    entry: part.isShell ? { main: './src/main.tsx' } : {},
    output: {
      path: outDir,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: publicPath ?? `/_/${part.name}/`,
      uniqueName: `site-${part.name}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      ...(part.isShell ? { splitChunks: shellChunks } : {}),
    },
    plugins: [federation(part), new PartFilesPlugin(Object.keys(part.modules))],
  };
}

/** Code that changes with a pinned dependency is apart from code that changes with a release. */
const shellChunks = {
  chunks: 'initial' as const,
  minSize: 20_000,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    react: {
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
      name: 'react',
      enforce: true,
    },
    ui: {
      test: /node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|@internationalized|stylis|proxy-compare|uqr)[\\/]/,
      name: 'ui',
      enforce: true,
    },
  },
};

function federation(part: Part) {
  const exposes = Object.fromEntries(Object.entries(part.modules).map(([key, file]) => [`./${key}`, file]));
  return new ModuleFederationPlugin({
    name: part.name,
    ...(part.isShell ? {} : { filename: 'remoteEntry.[contenthash:10].js', exposes, library: { type: 'var', name: containerName(part.name) } }),
    shared: Object.fromEntries(sharedModules().map((module) => [module.name, shareConfig(part, module)])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    runtimePlugins: [join(require.resolve('@site/federation/runtime-plugin'))],
    experiments: {
      ...(part.isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { target: 'web' },
    },
  });
}

function shareConfig(part: Part, module: SharedModule) {
  const consume = { singleton: true, requiredVersion: `^${module.version}` };
  if (!part.isShell) return { ...consume, import: false as const };
  return { ...consume, version: module.version, eager: module.eager };
}
