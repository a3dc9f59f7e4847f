import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { licenseOf, type ThirdPartyLicense } from './package-license';

const require = createRequire(import.meta.url);

/** File in a build that lists the third-party code and files in it (a list of {@link ThirdPartyLicense} as JSON). */
export const licensesName = 'licenses.json';

/**
 * Writes {@link licensesName} from the modules that are in the emitted chunks, so that what webpack drops is not
 * listed. Licenses ask that their text goes with every copy, and minified scripts keep no comments.
 */
export class LicensesPlugin {
  /** @param only `files` leaves out code: of the Node build, only fonts and icons reach a browser. */
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
  // webpack's own runtime is in every script, and is no module.
  if (!only) folders.add(dirname(require.resolve('webpack/package.json')));
  const byName = new Map([...folders].map(licenseOf).map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Modules that webpack has put into one scope are hidden in the one that stands for them. */
function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Module[]).flatMap(partsOf)
    : [module];
}

/** Folder of the package that a file belongs to; or a folder of our own that has a license file, e.g. of a font. */
export function licensedFolder(file: string | null): string | undefined {
  if (!file) return undefined;
  const [inPackage] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
  if (inPackage) return existsSync(join(inPackage, 'package.json')) ? inPackage : undefined;
  const folder = dirname(file);
  return existsSync(join(folder, 'LICENSE')) ? folder : undefined;
}
