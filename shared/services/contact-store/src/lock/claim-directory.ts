import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { askOwner } from './ask-owner';
import { OwnerServer } from './owner-server';
import { withSocketAddress } from './socket-path';

const socketName = /^owner-(\d+)-[0-9a-f]{8}\.sock$/;

export interface DirectoryClaim {
  /** Answers operators on this machine who ask the owner for the rows, from now on. */
  answerContacts(list: () => Promise<unknown[]>): void;
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of a data directory, or throws one sentence that says who is. Two Postgres
 * on one directory would both acknowledge requests and lose most of them.
 *
 * Each claimant listens on a socket with a name of its own, and only then looks for others. A socket that nobody
 * listens on is left over from a killed process; its name never comes back, so removing it harms nobody. Of two
 * claimants at the same moment, each of which may see the other, the one with the smaller name goes on.
 */
export async function claimDirectory(directory: string): Promise<DirectoryClaim> {
  const own = `owner-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const server = new OwnerServer(own);
  const release = async () => {
    await server.close();
    await rm(path.join(directory, own), { force: true });
  };
  try {
    await listen(server, directory, own);
    for (const other of await listSockets(directory)) {
      if (other !== own && (await isHeldBy(directory, other, own))) throw new DirectoryHeldError(directory, other);
    }
  } catch (error) {
    await release();
    throw error;
  }
  // Another claimant that looked between our bind and our listen has taken our socket for a left-over one.
  if (!existsSync(path.join(directory, own))) {
    await release();
    return claimDirectory(directory);
  }
  server.hold();
  return { answerContacts: (list) => server.answerContacts(list), release };
}

/** The socket of the process that owns the directory, if there is one. */
export async function findOwner(directory: string): Promise<string | undefined> {
  for (const socket of await listSockets(directory)) {
    if ((await askOwner(directory, socket, '/held')).state === 'answered') return socket;
  }
  return undefined;
}

export class DirectoryHeldError extends Error {
  constructor(directory: string, socket: string) {
    const [, pid] = socketName.exec(socket) ?? [];
    super(`The contact database in ${directory} is already open in process ${pid}: stop that process, or set DATA_DIR to another directory.`);
    this.name = 'DirectoryHeldError';
  }
}

async function listen(server: OwnerServer, directory: string, own: string) {
  await withSocketAddress(directory, own, async (address) => {
    server.http.listen(address);
    await once(server.http, 'listening');
    server.http.unref();
  });
  // Missing when another claimant has just removed it: the claim then starts again.
  await chmod(path.join(directory, own), 0o600).catch(() => undefined);
}

async function listSockets(directory: string) {
  const names = await readdir(directory);
  return names.filter((name) => socketName.test(name));
}

async function isHeldBy(directory: string, other: string, own: string): Promise<boolean> {
  const answer = await askOwner(directory, other, `/held?by=${own}`).catch(() => undefined);
  if (answer?.state === 'dead') {
    await rm(path.join(directory, other), { force: true });
    return false;
  }
  return answer?.state !== 'gone';
}
