/** @jest-environment node */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeTemporaryDirectory } from '../testing/temporary-directory';
import { askOwner } from './ask-owner';
import { claimDirectory, findOwner } from './claim-directory';

const sockets = async (directory: string) => (await readdir(directory)).filter((name) => name.endsWith('.sock'));

test('of many processes that claim a directory at the same moment exactly one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const directory = await makeTemporaryDirectory();
    const claims = await Promise.allSettled(Array.from({ length: 10 }, () => claimDirectory(directory)));
    const won = claims.filter((claim) => claim.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await sockets(directory)).toHaveLength(1);
    await won[0]?.value.release();
  }
});

test('a directory that was released can be claimed again, and nothing is left in it', async () => {
  const directory = await makeTemporaryDirectory();
  await (await claimDirectory(directory)).release();
  await (await claimDirectory(directory)).release();
  expect(await readdir(directory)).toEqual([]);
});

test('what a killed process has left behind is recognised and removed', async () => {
  const directory = await makeTemporaryDirectory();
  await writeFile(path.join(directory, 'owner-1-00000000.sock'), '');
  expect(await findOwner(directory)).toBeUndefined();
  const claim = await claimDirectory(directory);
  expect(await sockets(directory)).toHaveLength(1);
  await claim.release();
});

test('an owner that is too busy to answer is still the owner', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const directory = await makeTemporaryDirectory();
  const busy = createServer(() => undefined).listen(path.join(directory, 'owner-4711-00000000.sock'));
  await expect(claimDirectory(directory)).rejects.toThrow(/already open in process 4711:/);
  busy.close();
});

test('a directory with a very long path is locked in the same way', async () => {
  const directory = path.join(await makeTemporaryDirectory(), 'a'.repeat(120), 'contact');
  await mkdir(directory, { recursive: true });
  const claim = await claimDirectory(directory);
  expect(await sockets(directory)).toHaveLength(1);
  await expect(claimDirectory(directory)).rejects.toThrow(`already open in process ${process.pid}`);
  await claim.release();
});

test('an operator gets the rows from the owner, and a plain sentence before they can be had', async () => {
  const directory = await makeTemporaryDirectory();
  const claim = await claimDirectory(directory);
  const owner = (await findOwner(directory)) ?? '';
  await expect(askOwner(directory, owner, '/contacts')).rejects.toThrow('try again in a moment');
  claim.answerContacts(async () => [{ name: 'Ayesha' }]);
  expect(await askOwner(directory, owner, '/contacts')).toEqual({ state: 'answered', body: '[{"name":"Ayesha"}]' });
  await claim.release();
});
