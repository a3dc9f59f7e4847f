import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildPart, getPart } from '../../build';
import { buildDevelopmentShell } from '../../build/development';
import { findLiveComposition } from '../../live';
import { brotliSuffix, findJson, isCompressible, keys, OverlayStorage, type Storage, UserError } from '../../storage';
import { findRelease, releasePart } from '../../release';

export async function releaseDevelopmentShell(storage: Storage): Promise<string> {
  const shell = getPart('shell');
  const dir = await buildDevelopmentShell(shell);
  await compressQuickly(storage, shell.name, join(dir, 'browser'));
  const { release } = await releasePart(storage, shell, { dir });
  return release.version;
}

/** Keeps that shell in the storage for other repositories. Throws when the shell here is not live. */
export async function storeDevelopmentShell(storage: Storage): Promise<string> {
  const shell = getPart('shell');
  await buildPart(shell);
  const { release } = await releasePart(new OverlayStorage(storage), shell);
  const live = (await findLiveComposition(storage))?.parts[shell.name];
  if (live !== release.version)
    throw new UserError(`The shell here is ${release.version}, and ${live ?? 'none'} is live: release it first.`);
  const version = await releaseDevelopmentShell(storage);
  await storage.writeOnce(keys.developmentShell(live), JSON.stringify({ version }));
  return version;
}

/** The development build of the shell that is live, or `undefined`. */
export async function findDevelopmentShell(storage: Storage): Promise<string | undefined> {
  const live = (await findLiveComposition(storage))?.parts['shell'] ?? '';
  const found = await findJson<{ version: string }>(storage, keys.developmentShell(live));
  return found && (await findRelease(storage, 'shell', found.version)) ? found.version : undefined;
}

/** The smallest file takes seconds, and these stay on this machine. */
async function compressQuickly(storage: Storage, part: string, folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    const bytes = brotliCompressSync(readFileSync(join(folder, name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    await storage.writeOnce(keys.file(part, name) + brotliSuffix, bytes);
  }
}
