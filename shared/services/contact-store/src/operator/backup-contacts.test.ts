/** @jest-environment node */
import { queryRows } from '../database/database';
import { EmbeddedDatabase } from '../database/embedded/embedded-database';
import { describeOnPostgres, PostgresServer } from '../testing/postgres-server';
import { makeTemporaryDirectory } from '../testing/temporary-directory';
import { backupContacts, restoreContacts } from './backup-contacts';
import { listRequests, type ContactPlace } from './contact-requests';
import { withOperatorDatabase } from './open-operator-database';

/** Two requests (one done, one waiting for the webhook), 1,200 reports and changed limits. */
const used = [
  `update private.contact_rate set allowed = 7, per = '90 seconds', address_header = 'cf-connecting-ip'`,
  `update private.report_limit set most_rows = 30000`,
  `insert into public.contact (id, created_at, name, purpose, email, message) values
     ('00000000-0000-4000-8000-000000000001', '2026-01-01 00:00:00.123456Z', e'\\ufeffAyesha', 'Buy', 'a', 'It''s "two"'),
     ('00000000-0000-4000-8000-000000000002', now(), 'Bilal', 'Rent', 'b', null)`,
  `insert into private.contact_handled values ('00000000-0000-4000-8000-000000000001', '2026-01-02 03:04:05.678901Z')`,
  `insert into private.contact_outbox (contact_id, attempts) values ('00000000-0000-4000-8000-000000000002', 3)`,
  `insert into public.report (composition, page, parts, views, bad_views, failures)
     select 'c', '/', '{projects@1.0.0-1,agency@2}', 1, 0, '[{"kind":"render","part":"projects@1","message":"m","frames":[]}]' from generate_series(1, 1200)`,
  `delete from public.report where id = 600`,
].map((sql) => ({ sql }));

const run = (place: ContactPlace, sql: string) =>
  withOperatorDatabase(place, (database) => queryRows<Record<string, unknown>>(database, { sql }));

type Backup = Awaited<ReturnType<typeof backupContacts>>;

function itComesBack(newPlace: () => Promise<ContactPlace>) {
  let backup: Backup;

  beforeAll(async () => {
    const from = await newPlace();
    await withOperatorDatabase(from, (database) => database.transact(used));
    backup = JSON.parse(JSON.stringify(await backupContacts(from))) as Backup;
  });

  const withReport = (change: object): Backup => {
    const reports = backup.rows['public.report'];
    return {
      ...backup,
      rows: { ...backup.rows, 'public.report': [...reports, { ...reports[0], id: 9999, ...change }] },
    };
  };

  it('brings back requests, marks, waiting webhooks, reports and limits as they were', async () => {
    const to = await newPlace();
    await restoreContacts(to, backup);
    expect(await backupContacts(to)).toEqual(backup);
    expect(Object.values(backup.rows).map((rows) => rows.length)).toEqual([2, 1, 1, 1199]);
    expect(await listRequests(to, { isNew: true })).toContain('1 contact request,');
    const insert = `insert into public.report (composition, page, parts, views, bad_views) values ('', '/', '{}', 1, 0) returning id::int`;
    expect(await run(to, insert)).toEqual([{ id: 1201 }]);
    await expect(restoreContacts(to, backup)).rejects.toThrow('has requests or reports already');
  });

  it('leaves out what the table refuses by now; with another fault it leaves nothing', async () => {
    const to = await newPlace();
    await expect(restoreContacts(to, withReport({ page: 'no path' }))).rejects.toThrow('report_page_form');
    expect((await backupContacts(to)).rows['public.contact']).toEqual([]);
    await restoreContacts(to, withReport({ failures: [{ kind: 'x' }] }));
    expect((await backupContacts(to)).rows['public.report']).toHaveLength(1199);
  });
}

describe('a backup of the embedded database', () => {
  itComesBack(async () => {
    const dataDir = await makeTemporaryDirectory();
    await (await EmbeddedDatabase.open(dataDir)).close();
    return { dataDir };
  });

  it('of a directory without a database is an error', async () => {
    const dataDir = await makeTemporaryDirectory();
    await expect(backupContacts({ dataDir })).rejects.toThrow(`There is no contact database in ${dataDir}.`);
  });
});

describeOnPostgres('a backup of a PostgreSQL server', () => {
  itComesBack(async () => ({ databaseUrl: (await PostgresServer.start()).url, dataDir: '' }));
});
