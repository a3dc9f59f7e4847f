import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder in which the release line lies: this repository, or the installed package. */
export const lineRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Root of the repository whose parts are built. */
export const root = lineRoot.split(/[\\/]node_modules[\\/]/)[0]!; // split returns at least one piece

/** Whether the release line is a package in the repository of one team. */
export const isInstalled = lineRoot !== root;

/** Options of Node for a script of the line: sources need tsx, the package is JavaScript. */
export const runScript: readonly string[] = isInstalled ? [] : ['--import', 'tsx'];

/** Path of a script of the line: `scriptIn(import.meta.dirname, 'webpack.config')`. */
export function scriptIn(folder: string, name: string): string {
  return join(folder, `${name}.${isInstalled ? 'js' : 'ts'}`);
}
