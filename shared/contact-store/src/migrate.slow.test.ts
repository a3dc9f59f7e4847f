/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { queryRows } from './database';
import { migrate } from './migrate';
import { listContacts } from './operator';
import { describeOnEachDatabase } from './testing/each-database';
import { makeTemporaryDirectory } from './testing/temporary-directory';

describeOnEachDatabase((database) => {
  const rows = (sql: string) => queryRows<Record<string, unknown>>(database(), { sql });

  test('a migration that fails names its file', async () => {
    const directory = await makeTemporaryDirectory();
    const broken = 'create table public.half (id int); select 1 / 0;';
    await writeFile(path.join(directory, '99990101000000_broken.sql'), broken);
    await expect(migrate(database(), pathToFileURL(`${directory}/`))).rejects.toThrow(
      'The migration 99990101000000_broken.sql failed, and nothing of it was kept: division by zero',
    );
    expect(await rows(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
  });

  test('a database of an older release is refused, and nothing in it changes', async () => {
    const versions = 'select version from supabase_migrations.schema_migrations';
    await rows(`insert into public.contact (name, purpose, email) values ('Ayesha', 'Buy', 'ayesha')`);
    await rows(`update supabase_migrations.schema_migrations set version = '20240501090000'`);
    await expect(migrate(database())).rejects.toThrow(
      /nothing of it was kept: an older release made the tables of this database; export its requests with that release \(npx manzil contacts export csv\), and set DATABASE_URL or DATA_DIR to an empty one\.$/,
    );
    expect(await rows(versions)).toEqual([{ version: '20240501090000' }]);
    expect(await listContacts(database())).toMatchObject([{ name: 'Ayesha' }]);
  });
});
