import { chmod, mkdir, stat } from 'node:fs/promises';

const ownerOnly = 0o700;

/** Owner-only, because PGlite creates world-readable files. Writes nothing when it is: a disk may be read-only. */
export async function prepareDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  if (((await stat(directory)).mode & 0o777) !== ownerOnly) await chmod(directory, ownerOnly);
}
