/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import path from 'node:path';
import { listContacts, markDone, openContactStore, withContactDatabase } from '.';
import { lockDirectory } from './directory-lock';
import { aRequest } from './testing/handler-under-test';
import { sendTo, startSite } from './testing/start-site';
import { makeTemporaryDirectory } from './testing/temporary-directory';

let dataDir: string;
let running: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  dataDir = path.join(await makeTemporaryDirectory(), 'contact');
  running = await startSite(dataDir);
}, 30_000);

const list = () => withContactDatabase({ dataDir }, listContacts);

test('an operator reads and handles requests while the site is running', async () => {
  expect(await sendTo(running.url, '10.0.0.1', 'Ayesha')).toBe(201);
  const [row] = await list();
  expect(row).toMatchObject({ ...aRequest, isDone: false });
  expect(await withContactDatabase({ dataDir }, (database) => markDone(database, [row?.id ?? '']))).toBe(1);
  expect(await list()).toMatchObject([{ isDone: true }]);
}, 30_000);

test('a second process is refused with the owner of the database', async () => {
  const sentence = `The contact database in ${dataDir} is already open in process ${running.site.pid}: stop that process, or set DATA_DIR to another directory.`;
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
  const beside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await sendTo(beside, '10.0.0.2', 'Bilal')).toBe(201);
  expect(await sendTo(beside, '10.0.0.2', ' ')).toBe(400);
  expect(await store.check()).toBeTruthy();
  await new Promise((closed) => server.close(closed).closeAllConnections());
  await store.close();
  expect(await sendTo(running.url, '10.0.0.3', 'Chandni')).toBe(201);
  expect((await list()).map(({ name }) => name).sort()).toEqual(['Ayesha', 'Bilal', 'Chandni']);
}, 30_000);

test('nobody else on the machine can read the files or ask for the rows', async () => {
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

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
    await writeFile(path.join(directory, 'owner-0-1.sock'), '');
    await (
      await lockDirectory(directory, database)
    )();
    expect(await readdir(directory)).toEqual([]);
    const busy = createSocket(() => undefined).listen(path.join(directory, 'owner-0-4711.sock'));
    await expect(lockDirectory(directory, database)).rejects.toThrow(/already open in process 4711:/);
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
