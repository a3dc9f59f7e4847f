import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ContactDatabase } from '../database/database';
import { askOwner } from './ask-owner';
import { OwnerServer } from './owner-server';
import { withSocketAddress } from './socket-path';

const socketName = /^owner-(\d+)-[0-9a-f]{8}\.sock$/;

export interface DirectoryLock {
  /** Runs later transactions from operators on this machine in `database`. */
  share(database: ContactDatabase): void;
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of a data directory, or throws one sentence. Two Postgres on one directory would
 * lose acknowledged requests.
 *
 * Each process listens on a uniquely named socket, then looks for others. A socket without a listener is removed. Of
 * two concurrent processes, the smaller name wins.
 *
 * Lock files with times (proper-lockfile) fail: a suspended process looks dead. flock needs a compiled module.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const own = `owner-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const server = new OwnerServer(own);
  const release = async () => {
    await server.close();
    await rm(path.join(directory, own), { force: true });
  };
  try {
    await listen(server, directory, own);
    for (const other of await listSockets(directory)) {
      if (other !== own && (await isLockedBy(directory, other, own))) throw new DirectoryLockedError(directory, other);
    }
  } catch (error) {
    await release();
    throw error;
  }
  // Another process removed this socket between bind and listen.
  if (!existsSync(path.join(directory, own))) {
    await release();
    return lockDirectory(directory);
  }
  server.lock();
  return { share: (database) => server.share(database), release };
}

export async function findOwner(directory: string): Promise<string | undefined> {
  for (const socket of await listSockets(directory)) {
    if ((await askOwner(directory, socket, '/lock')).state === 'answered') return socket;
  }
  return undefined;
}

export class DirectoryLockedError extends Error {
  constructor(directory: string, socket: string) {
    const [, pid] = socketName.exec(socket) ?? [];
    super(
      `The contact database in ${directory} is already open in process ${pid}: stop that process, or set DATA_DIR to another directory.`,
    );
    this.name = 'DirectoryLockedError';
  }
}

async function listen(server: OwnerServer, directory: string, own: string) {
  await withSocketAddress(directory, own, async (address) => {
    server.http.listen(address);
    await once(server.http, 'listening');
    server.http.unref();
  });
  // Missing when another process removed it: locking then starts again.
  await chmod(path.join(directory, own), 0o600).catch(() => undefined);
}

async function listSockets(directory: string) {
  const names = await readdir(directory);
  return names.filter((name) => socketName.test(name));
}

async function isLockedBy(directory: string, other: string, own: string): Promise<boolean> {
  const answer = await askOwner(directory, other, `/lock?by=${own}`).catch(() => undefined);
  if (answer?.state === 'dead') {
    await rm(path.join(directory, other), { force: true });
    return false;
  }
  return answer?.state !== 'gone';
}
