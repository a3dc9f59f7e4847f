import { relative, sep } from 'node:path';
import webpack from 'webpack';
import { root } from '../part';

/** Folder of the private source maps, beside that of the browser files in a build. */
export const sourceMapsFolder = 'maps';

/**
 * A map for each script, in a folder of its own: no script names it, and no browser gets it. Files, lines and names
 * alone, relative to the root; the sources themselves are in the repository.
 */
export function privateSourceMaps(): webpack.WebpackPluginInstance {
  return new webpack.SourceMapDevToolPlugin({
    filename: `../${sourceMapsFolder}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({
      absoluteResourcePath = '',
      resourcePath = '',
    }: {
      absoluteResourcePath?: string;
      resourcePath?: string;
    }) =>
      absoluteResourcePath.startsWith(root + sep)
        ? relative(root, absoluteResourcePath).split(sep).join('/')
        : resourcePath,
  });
}
