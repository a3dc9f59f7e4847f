import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildDevelopmentShell, getPart } from '@site/build';
import { brotliSuffix, isCompressible, keys, type Storage } from '@site/delivery/storage';
import { releasePart } from '@site/delivery/release';

/**
 * Builds the shell in which remotes refresh, and releases it into a storage that will be forgotten.
 * Resolves with its version.
 */
export async function releaseDevelopmentShell(storage: Storage): Promise<string> {
  const shell = getPart('shell');
  const dir = await buildDevelopmentShell(shell);
  await compressQuickly(storage, shell.name, join(dir, 'browser'));
  const { release } = await releasePart(storage, shell, { dir });
  return release.version;
}

/**
 * A release keeps a compressed file that is there. Making the smallest takes seconds, and these stay on this machine.
 */
async function compressQuickly(storage: Storage, part: string, folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    const bytes = brotliCompressSync(readFileSync(join(folder, name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    await storage.writeOnce(keys.file(part, name) + brotliSuffix, bytes);
  }
}
