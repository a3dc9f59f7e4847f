import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const lineRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Root of the repository whose parts are built. */
export const root = lineRoot.split(/[\\/]node_modules[\\/]/)[0]!; // split returns at least one piece

/** Whether the line is an installed package in a team's repository. */
export const isInstalled = lineRoot !== root;

/** Node options for the line's scripts: sources need tsx, the package is JavaScript. */
export const runScript: readonly string[] = isInstalled ? [] : ['--import', 'tsx'];

export function scriptIn(folder: string, name: string): string {
  return join(folder, `${name}.${isInstalled ? 'js' : 'ts'}`);
}
