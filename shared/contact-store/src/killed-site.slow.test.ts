/** @jest-environment node */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listContacts, withContactDatabase } from '.';
import { describeOnPostgres, PostgresServer } from './testing/postgres-server';
import { sendTo, startSite } from './testing/start-site';
import { makeTemporaryDirectory } from './testing/temporary-directory';

const [kills, perKill] = [10, 105];

/** Kills a site under load, again and again. Resolves with the names of acknowledged and of stored requests. */
async function killUnderLoad(dataDir: string, databaseUrl?: string) {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { site, url } = await startSite(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    const end = once(site, 'exit');
    const most = acknowledged.length + perKill;
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
  const stored = await withContactDatabase({ dataDir, databaseUrl }, listContacts);
  return { acknowledged, stored: stored.map(({ name }) => name) };
}

function expectNothingLost({ acknowledged, stored }: Awaited<ReturnType<typeof killUnderLoad>>) {
  const names = new Set(stored);
  expect(acknowledged.length).toBeGreaterThan(1000);
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(stored).toHaveLength(names.size);
}

test('kills under load lose and repeat no acknowledged request', async () => {
  const dataDir = path.join(await makeTemporaryDirectory(), 'contact');
  expectNothingLost(await killUnderLoad(dataDir));
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

describeOnPostgres('with a PostgreSQL server', () => {
  test('kills of a site under load lose and repeat no acknowledged request', async () => {
    const { url } = await PostgresServer.start();
    expectNothingLost(await killUnderLoad('', url));
  });
});
