import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnwritableFolderError } from './folder-writer';

const [owned, unowned] = ['manzil-live-', 'manzil-starting-'];
const socketOf = (folder: string) => join(folder, 'owner');

/** Systems cut off longer addresses of sockets, and Windows has no sockets in folders: there, old folders stay. */
const hasSockets = (parent: string) => process.platform !== 'win32' && Buffer.byteLength(parent) <= 70;

export interface TemporaryFolder {
  path: string;
  remove: () => Promise<void>;
}

/**
 * A new folder in `TMPDIR`, which is on a local disk. Removes those of killed servers first, which would fill it: the
 * socket in a folder ends with its server, while another process may get the same id.
 */
export async function openTemporaryFolder(parent = tmpdir()): Promise<TemporaryFolder> {
  try {
    if (hasSockets(parent)) await removeDeadFolders(parent);
    // Named when its owner listens: other starts see no folder without an owner.
    const folder = await mkdtemp(join(parent, unowned));
    const path = folder.replace(unowned, owned);
    const owner = createServer((socket) => socket.destroy());
    if (hasSockets(parent)) await once(owner.listen(socketOf(folder)).unref(), 'listening');
    await rename(folder, path);
    const remove = async () => {
      await rm(path, { recursive: true, force: true });
      owner.close();
    };
    return { path, remove };
  } catch (error) {
    throw new UnwritableFolderError(error);
  }
}

async function removeDeadFolders(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(owned));
  const remove = async (folder: string) => {
    if (await isDead(folder)) await rm(folder, { recursive: true, force: true });
  };
  await Promise.allSettled(names.map((name) => remove(join(parent, name)))); // The next start tries again.
}

/** Other codes are of other users' folders, and of servers that are too busy to answer. */
async function isDead(folder: string): Promise<boolean> {
  const socket = connect(socketOf(folder));
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // Sockets emit no other errors.
    return code === 'ECONNREFUSED' || code === 'ENOENT';
  } finally {
    socket.destroy();
  }
}
