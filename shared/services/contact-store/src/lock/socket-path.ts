import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes, valid on every system (macOS: 104 including the terminator). */
const longestAddress = 100;

/**
 * Calls `use` with the socket's address; a temporary link shortens a long path. Temporary folders differ between users,
 * so the socket is in the directory.
 */
export async function withSocketAddress<T>(
  directory: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const direct = path.join(directory, name);
  if (Buffer.byteLength(direct) <= longestAddress) return use(direct);
  const links = await mkdtemp(path.join(tmpdir(), 'm-'));
  try {
    await symlink(directory, path.join(links, 'd'));
    return await use(path.join(links, 'd', name));
  } finally {
    await rm(links, { recursive: true });
  }
}
