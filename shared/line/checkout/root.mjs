import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// The first file that runs: it reads no TypeScript, and an old Node can load it.

/** The folder of this package. */
export const lineFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const [repository, installed] = lineFolder.split(/[\\/]node_modules[\\/]/);

/** Whether the line is an installed package in a team's repository. */
export const isInstalled = installed !== undefined;

/** The top folder of the repository. */
export const root = isInstalled ? repository : resolve(lineFolder, '../..');
