/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFolder } from '../testing/folder';
import { openTemporaryFolder } from './temporary-folder';

let parent: string;
beforeEach(() => (parent = newFolder()));

test('the folder of a killed server is removed, with and without its socket', async () => {
  const [dead, halfRemoved] = [join(parent, 'manzil-live-dead'), join(parent, 'manzil-live-half')];
  for (const folder of [dead, halfRemoved]) mkdirSync(join(folder, 'released'), { recursive: true });
  writeFileSync(join(dead, 'owner'), ''); // Refuses connections, as the socket of a killed process does.
  const { path, remove } = await openTemporaryFolder(parent);
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([path]);
  await remove();
  expect(readdirSync(parent)).toEqual([]);
});

test('servers that start together keep their folders, and a start leaves those of others', async () => {
  const other = join(parent, 'manzil-site-tests');
  mkdirSync(other);
  const servers = await Promise.all(Array.from({ length: 20 }, () => openTemporaryFolder(parent)));
  const last = await openTemporaryFolder(parent);
  for (const { path } of [...servers, last, { path: other }]) expect(existsSync(path)).toBe(true);
  for (const { remove } of [...servers, last]) await remove();
});

test('a TMPDIR that is missing is refused in a sentence', async () => {
  await expect(openTemporaryFolder(join(parent, 'gone'))).rejects.toThrow(
    `The published files cannot be written: ENOENT: no such file or directory. Free their disk, or name another folder: a server has them in TMPDIR, which is ${tmpdir()}.`,
  );
});

test('a TMPDIR whose path is too long for a socket is used without one', async () => {
  const long = join(parent, 'a'.repeat(120));
  mkdirSync(long);
  const { path, remove } = await openTemporaryFolder(long);
  expect(readdirSync(path)).toEqual([]);
  await remove();
});
