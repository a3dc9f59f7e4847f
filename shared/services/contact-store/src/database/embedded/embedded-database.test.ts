/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setImmediate as turn } from 'node:timers/promises';
import { makeTemporaryDirectory, atTheEnd } from '../../testing/temporary-directory';
import { queryRows } from '../database';
import { DatabaseUnavailableError } from '../errors';
import { migrate } from '../migrate';
import { EmbeddedDatabase } from './embedded-database';
import { Disk } from './disk';

const insert = { sql: `insert into public.contact (name, purpose, email) values ('Ayesha', 'Buy', 'ayesha')` };

let database: EmbeddedDatabase;
const logged: string[] = [];

beforeAll(async () => {
  const directory = await makeTemporaryDirectory();
  database = await EmbeddedDatabase.open(directory, (line) => logged.push(line), { answerMs: 1000, reopenMs: 50 });
  atTheEnd(() => database.close());
}, 30_000);

beforeEach(() => void (logged.length = 0));

const countRows = async () =>
  (await queryRows(database, { sql: 'select id from public.contact' }, { isReadOnly: true })).length;

async function whenOpenAgain() {
  while (!logged.includes('The contact database is open again.')) await turn();
}

test('a hanging database is reopened with everything acknowledged', async () => {
  await database.transact([insert]);
  await expect(database.transact([insert, { sql: 'select pg_sleep(60)' }])).rejects.toThrow('has not answered for 1 s');
  await expect(database.transact([insert])).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await whenOpenAgain();
  expect(await countRows()).toBe(1);
});

test('an unflushed request is not acknowledged, and the log is read again', async () => {
  jest.spyOn(Disk.prototype, 'flushCommits').mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await expect(database.transact([insert])).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(logged[0]).toContain('cannot be written to its disk: Error: EIO');
  await whenOpenAgain();
  await database.transact([insert]);
});

test('a refused statement rolls back the transaction only', async () => {
  const before = await countRows();
  await expect(database.transact([insert, { sql: 'select 1 / 0' }])).rejects.toMatchObject({
    code: '22012',
    message: 'division by zero',
  });
  expect(await countRows()).toBe(before);
  expect(logged).toEqual([]);
});

test('a migration that fails names its file', async () => {
  const directory = await makeTemporaryDirectory();
  await writeFile(
    path.join(directory, '99990101000000_broken.sql'),
    'create table public.half (id int); select 1 / 0;',
  );
  await expect(migrate(database, pathToFileURL(`${directory}/`))).rejects.toThrow(
    'The migration 99990101000000_broken.sql failed, and nothing of it was kept: division by zero',
  );
  expect(await queryRows(database, { sql: `select to_regclass('public.half') as half` })).toEqual([{ half: null }]);
});
