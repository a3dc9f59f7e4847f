import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type ContactDatabase, reasonOf, type Row, type Statement, UnusableDatabaseError } from './database';

const socketName = /^owner-(\d+)-[0-9a-f]{8}\.sock$/;

/**
 * Makes this process the only owner of a data directory, or throws one sentence: two PGlite on one directory lose
 * acknowledged requests. Other processes use `database` through it: who may enter the directory could change its files
 * anyway. Resolves with the release.
 *
 * Each process listens on its own socket, then looks for others; of two that start, the smaller name wins. A lock file
 * would outlive a killed process, and flock needs a compiled module.
 */
export async function lockDirectory(directory: string, database: ContactDatabase): Promise<() => Promise<void>> {
  const own = `owner-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const file = path.join(directory, own);
  let isLocked = false;
  const server = createServer((asked, response) => {
    if (asked.method === 'GET') return response.end(isLocked ? 'locked' : 'starting');
    const run = async () => JSON.stringify(await database.transact((await json(asked)) as Statement[]));
    return run().then(
      (rows) => response.end(rows),
      (error: object) => response.writeHead(500).end(JSON.stringify({ ...error, message: reasonOf(error) })),
    );
  });
  const release = async () => {
    server.close().closeAllConnections();
    await rm(file, { force: true });
  };
  try {
    await withAddress(directory, own, (address) => once(server.listen(address).unref(), 'listening'));
    for (let others; (others = await listOthers(directory, own)).length > 0; await setTimeout(20)) {
      const owner = others.find((other) => other.isLocked || other.name < own);
      const [, pid] = socketName.exec(owner?.name ?? '') ?? [];
      const message = `The contact database in ${directory} is already open in process ${pid}: stop that process, or set DATA_DIR to another directory.`;
      if (owner) throw new UnusableDatabaseError(message);
    }
  } catch (error) {
    await release();
    throw error;
  }
  isLocked = existsSync(file);
  if (isLocked) return release;
  await release(); // Another process removed this socket between bind and listen.
  return lockDirectory(directory, database);
}

/** The database of the process that has it open. */
export async function findOwner(directory: string): Promise<ContactDatabase | undefined> {
  const [owner] = await listOthers(directory);
  const transact = async (statements: readonly Statement[]) =>
    JSON.parse(await ask(directory, owner?.name ?? '', statements)) as Row[][];
  return owner && { transact, close: () => Promise.resolve() };
}

/** Removes the sockets of killed processes. */
async function listOthers(directory: string, own?: string) {
  const others = [];
  for (const name of (await readdir(directory)).filter((each) => socketName.test(each) && each !== own)) {
    const state = await ask(directory, name).catch(({ code }: NodeJS.ErrnoException) => code);
    if (state === 'ECONNREFUSED' || state === 'ENOENT') await rm(path.join(directory, name), { force: true });
    // Another state is an owner, or one too busy to answer. The last two are of a process that gives up.
    else others.push({ name, isLocked: !['starting', 'ECONNRESET', 'EPIPE'].includes(state ?? '') });
  }
  return others;
}

function ask(directory: string, socket: string, statements?: readonly Statement[]): Promise<string> {
  return withAddress(directory, socket, async (socketPath) => {
    // A large export takes time, and so does a busy machine.
    const signal = AbortSignal.timeout(statements ? 60_000 : 20_000);
    const asked = request({ socketPath, method: statements ? 'POST' : 'GET', agent: false, signal });
    asked.end(statements && JSON.stringify(statements));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const answer = await text(response);
    if (response.statusCode === 500) throw Object.assign(new Error(), JSON.parse(answer));
    return answer;
  });
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
