import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes that every system accepts in the address of a unix socket (macOS: 104 with the closing zero). */
const longestAddress = 100;

/**
 * Calls `use` with an address of the socket file `name` in `directory`. The socket itself is always in the
 * directory: a place derived from it, such as the temporary folder, differs between the users of one directory.
 * Where the path is too long for an address, a link that lives as long as the call makes it short.
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
