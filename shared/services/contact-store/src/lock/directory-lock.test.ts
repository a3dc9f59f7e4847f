/** @jest-environment node */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeTemporaryDirectory } from '../testing/temporary-directory';
import { findOwner, lockDirectory } from './directory-lock';
import { ownerDatabase } from './owner-database';

const sockets = async (directory: string) => (await readdir(directory)).filter((name) => name.endsWith('.sock'));

test('of many processes that lock a directory at the same moment exactly one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const directory = await makeTemporaryDirectory();
    const locks = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
    const won = locks.filter((lock) => lock.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await sockets(directory)).toHaveLength(1);
    await won[0]?.value.release();
  }
});

test('a directory that was released can be locked again, and nothing is left in it', async () => {
  const directory = await makeTemporaryDirectory();
  await (await lockDirectory(directory)).release();
  await (await lockDirectory(directory)).release();
  expect(await readdir(directory)).toEqual([]);
});

test('the socket of a killed process is recognized and removed', async () => {
  const directory = await makeTemporaryDirectory();
  await writeFile(path.join(directory, 'owner-1-00000000.sock'), '');
  expect(await findOwner(directory)).toBeUndefined();
  const lock = await lockDirectory(directory);
  expect(await sockets(directory)).toHaveLength(1);
  await lock.release();
});

test('an owner that is too busy to answer is still the owner', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const directory = await makeTemporaryDirectory();
  const busy = createServer(() => undefined).listen(path.join(directory, 'owner-4711-00000000.sock'));
  await expect(lockDirectory(directory)).rejects.toThrow(/already open in process 4711:/);
  busy.close();
});

test('a directory with a very long path is locked in the same way', async () => {
  const directory = path.join(await makeTemporaryDirectory(), 'a'.repeat(120), 'contact');
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  expect(await sockets(directory)).toHaveLength(1);
  await expect(lockDirectory(directory)).rejects.toThrow(`already open in process ${process.pid}`);
  await lock.release();
});

test("an operator uses the owner's database, or reads why it is not open yet", async () => {
  const directory = await makeTemporaryDirectory();
  const lock = await lockDirectory(directory);
  const database = ownerDatabase(directory, (await findOwner(directory)) ?? '');
  await expect(database.transact([])).rejects.toThrow('try again in a moment');
  const transact = jest
    .fn()
    .mockResolvedValueOnce([[{ name: 'Ayesha' }]])
    .mockRejectedValueOnce(new Error('The disk is full'));
  lock.share({ transact, close: () => Promise.resolve() });
  const statements = [{ sql: 'select name from public.contact where id = $1', parameters: ['1'] }];
  expect(await database.transact(statements, { isReadOnly: true })).toEqual([[{ name: 'Ayesha' }]]);
  expect(transact).toHaveBeenCalledWith(statements, { isReadOnly: true });
  await expect(database.transact(statements)).rejects.toThrow('The disk is full');
  await lock.release();
});
