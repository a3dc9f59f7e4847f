import { chmod, mkdir } from 'node:fs/promises';

/** Owner-only, because PGlite creates world-readable files. */
export async function prepareDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
}
