import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildDevelopmentShell, getPart } from '@site/build';
import { brotliSuffix, isCompressible, keys, type Storage } from '@site/delivery/storage';
import { releasePart } from '@site/delivery/release';

/** Builds and releases the refreshing shell into a temporary storage. Resolves with its version. */
export async function releaseDevelopmentShell(storage: Storage): Promise<string> {
  const shell = getPart('shell');
  const dir = await buildDevelopmentShell(shell);
  await compressQuickly(storage, shell.name, join(dir, 'browser'));
  const { release } = await releasePart(storage, shell, { dir });
  return release.version;
}

/** Fast compression, because these files stay on this machine. */
async function compressQuickly(storage: Storage, part: string, folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    const bytes = brotliCompressSync(readFileSync(join(folder, name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    await storage.writeOnce(keys.file(part, name) + brotliSuffix, bytes);
  }
}
