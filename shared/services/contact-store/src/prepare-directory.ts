import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates the directory when it is missing. Only its owner may read it: PGlite makes its files readable by everybody.
 */
export async function prepareDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
}
