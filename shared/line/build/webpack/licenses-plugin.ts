import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { licensesName } from '../build-cache';
import { licensedFolder, licenseOf, type ThirdPartyLicense } from './package-license';

const require = createRequire(import.meta.url);

/**
 * Writes {@link licensesName}. Licenses require their texts in every copy, and minified scripts have no comments.
 * license-webpack-plugin 4 reads no NOTICE files.
 */
export class LicensesPlugin {
  /** @param only `files` omits code: of the Node build, only fonts and icons reach browsers. */
  constructor(readonly only?: 'files') {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LicensesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LicensesPlugin', stage }, () => {
        const text = JSON.stringify(collect(compilation, this.only), null, 1);
        compilation.emitAsset(licensesName, new webpack.sources.RawSource(text));
      });
    });
  }
}

function collect(compilation: Compilation, only: 'files' | undefined): ThirdPartyLicense[] {
  const modules = [...compilation.chunks].flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  const shipped = modules.flatMap(partsOf).filter(({ type }) => !only || type.startsWith('asset'));
  const folders = new Set(
    shipped.map((module) => licensedFolder(module.nameForCondition())).filter((folder) => folder !== undefined),
  );
  // webpack's runtime is in every script and is not a module.
  if (!only) folders.add(dirname(require.resolve('webpack/package.json')));
  const byName = new Map([...folders].map(licenseOf).map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Module[]).flatMap(partsOf)
    : [module];
}
