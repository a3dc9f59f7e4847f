import { relative, sep } from 'node:path';
import webpack from 'webpack';
import { sourceMapsFolder } from '../build-cache';
import { root } from '../part';
import { isFederationEntry } from './stable-ids-plugin';

/**
 * Writes script maps to a separate folder that browsers never get. Maps have files, lines and names relative to the
 * root, without sources.
 */
export class PrivateSourceMapsPlugin {
  apply(compiler: webpack.Compiler): void {
    new webpack.SourceMapDevToolPlugin({
      filename: `../${sourceMapsFolder}/[file].map`,
      append: false,
      noSources: true,
      moduleFilenameTemplate: nameSource,
    }).apply(compiler);
    compiler.hooks.compilation.tap('PrivateSourceMapsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'PrivateSourceMapsPlugin', stage }, () => dropFileNames(compilation));
    });
  }
}

interface NamedModule {
  absoluteResourcePath?: string;
  resourcePath?: string;
  shortIdentifier?: string;
}

function nameSource({ absoluteResourcePath = '', resourcePath = '', shortIdentifier = '' }: NamedModule): string {
  if (isFederationEntry(absoluteResourcePath)) return shortIdentifier;
  if (!absoluteResourcePath.startsWith(root + sep)) return resourcePath;
  return relative(root, absoluteResourcePath).split(sep).join('/');
}

/** `file` is the name before the last hash, which depends on the folder. */
function dropFileNames(compilation: webpack.Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.map')) continue;
    const map = JSON.parse(source.source().toString()) as { file?: string };
    delete map.file;
    compilation.updateAsset(name, new webpack.sources.RawSource(JSON.stringify(map)));
  }
}
