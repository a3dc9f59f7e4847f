/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import path from 'node:path';
import { listContacts, markDone, openContactStore, publicKey, withContactDatabase } from '.';
import { lockDirectory } from './directory-lock';
import { aRequest } from './testing/handler-under-test';
import { atTheEnd, makeTemporaryDirectory } from './testing/temporary-directory';

const node = (file: string) => [process.execPath, ['--import', 'tsx', path.join(__dirname, file)]] as const;

let dataDir: string;
let site: ChildProcess;
let port: string;

beforeAll(async () => {
  const home = await makeTemporaryDirectory();
  dataDir = path.join(home, 'contact');
  await startSite();
}, 30_000);

async function startSite() {
  const [command, parameters] = node('testing/store-process.ts');
  const started = spawn(command, [...parameters, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(async () => void started.kill('SIGKILL'));
  const [line] = (await once(started.stdout!, 'data')) as [Buffer];
  site = started;
  port = line.toString().trim();
}

async function send(sender: string, name: string, to: string | number = port) {
  const response = await fetch(`http://127.0.0.1:${to}/rest/v1/contact?select=id`, {
    method: 'POST',
    headers: {
      apikey: publicKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-forwarded-for': sender,
    },
    body: JSON.stringify({ ...aRequest, name }),
  });
  return response.ok ? name : undefined;
}

const list = () => withContactDatabase({ dataDir }, listContacts);
const storedNames = async () => (await list()).map(({ name }) => name);

test('an operator reads and handles requests while the site is running', async () => {
  await send('10.0.0.1', 'Ayesha');
  const [row] = await list();
  expect(row).toMatchObject({ ...aRequest, isDone: false });
  expect(await withContactDatabase({ dataDir }, (database) => markDone(database, [row?.id ?? '']))).toBe(1);
  expect(await list()).toMatchObject([{ isDone: true }]);
}, 30_000);

test('a second process is refused with the owner of the database', async () => {
  const sentence = `The contact database in ${dataDir} is already open in process ${site.pid}: stop that process, or set DATA_DIR to another directory.`;
  await expect(openContactStore({ dataDir })).rejects.toThrow(sentence);
  const other = path.join(await makeTemporaryDirectory(), 'link');
  await symlink(dataDir, other);
  await expect(openContactStore({ dataDir: other })).rejects.toThrow(sentence);
});

test('a process beside the site stores through it, and leaves its database open', async () => {
  const store = await openContactStore({ dataDir, isBeside: true });
  expect(store.place).toBe('the site that has the database open');
  const server = createServer((request, response) => void store.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const beside = (server.address() as AddressInfo).port;
  expect(await send('10.0.0.2', 'Bilal', beside)).toBe('Bilal');
  expect(await send('10.0.0.2', ' ', beside)).toBeUndefined();
  expect(await store.check()).toBeTruthy();
  await new Promise((closed) => server.close(closed).closeAllConnections());
  await store.close();
  expect(await send('10.0.0.3', 'Chandni')).toBe('Chandni');
  expect((await storedNames()).sort()).toEqual(['Ayesha', 'Bilal', 'Chandni']);
}, 30_000);

test('nobody else on the machine can read the files or ask for the rows', async () => {
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

const kills = 10;

test('kills under load lose and repeat no acknowledged request', async () => {
  const acknowledged: string[] = ['Ayesha', 'Bilal', 'Chandni'];
  for (let round = 0; round < kills; round += 1) {
    if (round > 0) await startSite();
    const end = once(site, 'exit');
    await Promise.all(Array.from({ length: 20 }, (_, client) => sendUntilKilled(round, client, acknowledged)));
    await end;
  }
  expect(acknowledged.length).toBeGreaterThan(40 * kills);

  const stored = await storedNames();
  const names = new Set(stored);
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(stored).toHaveLength(names.size);
  expect(await readdir(dataDir)).toEqual(['postgres']);
}, 300_000);

async function sendUntilKilled(round: number, client: number, acknowledged: string[]) {
  const most = acknowledged.length + 50;
  for (let count = 0; !site.killed; count += 1) {
    const name = await send(`10.${client}.${round}.${count & 255}`, `${round}-${client}-${count}`).catch(
      () => undefined,
    );
    if (name) acknowledged.push(name);
    if (acknowledged.length >= most) site.kill('SIGKILL');
  }
}

test('a directory without a database is an error', async () => {
  const mistyped = { dataDir: `${dataDir}-mistyped` };
  const sentence = `There is no contact database in ${mistyped.dataDir}. The first start of the site makes it; check DATA_DIR.`;
  await expect(withContactDatabase(mistyped, listContacts)).rejects.toThrow(sentence);
});

describe('the lock of a directory', () => {
  const database = { transact: jest.fn(), close: () => Promise.resolve() };
  const sockets = async (directory: string) => (await readdir(directory)).filter((name) => name.endsWith('.sock'));

  test('exactly one of many processes that start at the same moment gets it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const directory = await makeTemporaryDirectory();
      const locks = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory, database)));
      const won = locks.filter((lock) => lock.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(await sockets(directory)).toHaveLength(1);
      await won[0]?.value();
      expect(await readdir(directory)).toEqual([]);
    }
  });

  test('the socket of a killed process is removed, and a busy one is respected', async () => {
    const directory = await makeTemporaryDirectory();
    await writeFile(path.join(directory, 'owner-1-00000000.sock'), '');
    await (
      await lockDirectory(directory, database)
    )();
    expect(await readdir(directory)).toEqual([]);
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const busy = createSocket(() => undefined).listen(path.join(directory, 'owner-4711-00000000.sock'));
    await expect(lockDirectory(directory, database)).rejects.toThrow(/already open in process 4711:/);
    jest.restoreAllMocks();
    busy.close();
  });

  test('a directory with a very long path is locked in the same way', async () => {
    const directory = path.join(await makeTemporaryDirectory(), 'a'.repeat(120), 'contact');
    await mkdir(directory, { recursive: true });
    const release = await lockDirectory(directory, database);
    await expect(lockDirectory(directory, database)).rejects.toThrow(`already open in process ${process.pid}`);
    await release();
  });
});
