import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type ContactDatabase, reasonOf, type Row, type Statement, UnusableDatabaseError } from './database';

const socketName = /^owner-\d+-(\d+)\.sock$/;

/**
 * Makes this process the only owner of a data directory, or throws one sentence: two PGlite on one directory lose
 * acknowledged requests. Other processes use `database` through it: who may enter the directory could change its files
 * anyway. Resolves with the release.
 *
 * Each process listens on its own socket, then looks for others; the first one wins. A lock file would outlive a killed
 * process, and flock needs a compiled module.
 */
export async function lockDirectory(directory: string, database: ContactDatabase): Promise<() => Promise<void>> {
  // By a clock that nobody sets, and that all processes share until a reboot.
  const own = `owner-${String(process.hrtime.bigint()).padStart(20, '0')}-${process.pid}.sock`;
  const server = createServer((asked, response) => {
    const run = async () => JSON.stringify(await database.transact((await json(asked)) as Statement[]));
    return run().then(
      (rows) => response.end(rows),
      (error: object) => response.writeHead(500).end(JSON.stringify({ ...error, message: reasonOf(error) })),
    );
  });
  const release = async () => {
    server.close().closeAllConnections();
    await rm(path.join(directory, own), { force: true });
  };
  try {
    // Named when it listens: others remove a socket that does not.
    await withAddress(directory, `.${own}`, (address) => once(server.listen(address).unref(), 'listening'));
    await rename(path.join(directory, `.${own}`), path.join(directory, own));
    for (;;) {
      const other = (await listOwners(directory)).find((name) => name !== own);
      if (!other) return release;
      const [, pid] = socketName.exec(other) ?? [];
      const message = `The contact database in ${directory} is already open in process ${pid}: stop that process, or set DATA_DIR to another directory.`;
      if (other < own) throw new UnusableDatabaseError(message);
      await setTimeout(20); // It came later, and gives up.
    }
  } catch (error) {
    await release();
    throw error;
  }
}

/** The database of the process that has it open. */
export async function findOwner(directory: string): Promise<ContactDatabase | undefined> {
  const [owner] = await listOwners(directory);
  const transact = (statements: readonly Statement[]) =>
    withAddress(directory, owner ?? '', async (socketPath) => {
      const signal = AbortSignal.timeout(60_000); // A large export takes time, and so does a busy machine.
      const asked = request({ socketPath, method: 'POST', agent: false, signal }).end(JSON.stringify(statements));
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const answer = await json(response);
      if (response.statusCode === 500) throw Object.assign(new Error(), answer);
      return answer as Row[][];
    });
  return owner ? { transact, close: () => Promise.resolve() } : undefined;
}

/** Names of sockets, the first one first. Removes those of killed processes. */
async function listOwners(directory: string): Promise<string[]> {
  const owners = [];
  for (const name of (await readdir(directory)).filter((each) => socketName.test(each)).sort()) {
    const state: unknown = await withAddress(directory, name, (address) => {
      const socket = connect(address);
      const failed = ({ code }: NodeJS.ErrnoException) => code;
      return once(socket, 'connect')
        .catch(failed)
        .finally(() => socket.destroy());
    });
    if (state === 'ECONNREFUSED' || state === 'ENOENT') await rm(path.join(directory, name), { force: true });
    else owners.push(name); // Also one that is too busy to answer.
  }
  return owners;
}

/** A temporary link shortens a path of more than 100 bytes, which not every system takes. */
async function withAddress<T>(directory: string, name: string, use: (address: string) => Promise<T>): Promise<T> {
  const direct = path.join(directory, name);
  if (Buffer.byteLength(direct) <= 100) return use(direct);
  const links = await mkdtemp(path.join(tmpdir(), 'm-'));
  try {
    await symlink(directory, path.join(links, 'd'));
    return await use(path.join(links, 'd', name));
  } finally {
    await rm(links, { recursive: true });
  }
}
