/** @jest-environment node */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listContacts, withContactDatabase } from '.';
import { sendTo, startSite } from './testing/start-site';
import { makeTemporaryDirectory } from './testing/temporary-directory';

const kills = 10;

test('kills under load lose and repeat no acknowledged request', async () => {
  const dataDir = path.join(await makeTemporaryDirectory(), 'contact');
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { site, url } = await startSite(dataDir);
    const end = once(site, 'exit');
    const most = acknowledged.length + 50;
    const sendUntilKilled = async (_: unknown, client: number) => {
      for (let count = 0; !site.killed; count += 1) {
        const name = `${round}-${client}-${count}`;
        const status = await sendTo(url, `10.${client}.${round}.${count & 255}`, name).catch(() => undefined);
        if (status === 201) acknowledged.push(name);
        if (acknowledged.length >= most) site.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 20 }, sendUntilKilled));
    await end;
  }
  expect(acknowledged.length).toBeGreaterThan(40 * kills);

  const stored = (await withContactDatabase({ dataDir }, listContacts)).map(({ name }) => name);
  const names = new Set(stored);
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(stored).toHaveLength(names.size);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});
