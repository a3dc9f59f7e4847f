/** @jest-environment node */
import { exportedColumns as columnsOfToday } from '../contact-row';
import { queryRows } from '../database/database';
import { toCsv } from '../export/csv';
import { toJson } from '../export/json';
import { toSql } from '../export/sql';
import { describeOnEachDatabase } from '../testing/each-database';
import { deleteContacts, deleteOlderThan, markDone } from './change-contacts';
import { importContacts } from './import-contacts';
import { listContacts, listWithState } from './list-contacts';

/** As after a later migration. */
const exportedColumns = columnsOfToday as string[];

describeOnEachDatabase((database) => {
  beforeEach(() => queryRows(database(), { sql: 'delete from public.contact' }));

  async function store(name: string, daysAgo = 0) {
    const [row] = await queryRows<{ id: string }>(database(), {
      sql: `insert into public.contact (name, purpose, email, created_at) values ($1, 'Buy', 'ayesha', now() - make_interval(days => $2::int)) returning id::text`,
      parameters: [name, daysAgo],
    });
    return row?.id ?? '';
  }

  const namesOfNew = async () =>
    (await listWithState(database())).filter(({ isDone }) => !isDone).map(({ name }) => name);

  test('a request marked by the start of its id is no longer new', async () => {
    const [first] = [await store('Ayesha', 1), await store('Bilal')];
    expect(await markDone(database(), [first.slice(0, 8)])).toBe(1);
    expect(await markDone(database(), [first])).toBe(1);
    expect(await namesOfNew()).toEqual(['Bilal']);
    expect(await listContacts(database())).toHaveLength(2);
  });

  test('a request is deleted for good, also one that is done', async () => {
    const id = await store('Ayesha');
    await markDone(database(), [id]);
    expect(await deleteContacts(database(), [id])).toBe(1);
    expect(await listContacts(database())).toEqual([]);
  });

  test('an id that is mistyped, unknown or not unique changes nothing', async () => {
    const id = await store('Ayesha');
    await expect(deleteContacts(database(), [id, 'ffffffff'])).rejects.toThrow(
      'There is no contact request with the id "ffffffff". Nothing was changed.',
    );
    await expect(deleteContacts(database(), ["' or true"])).rejects.toThrow('is not an id');
    await expect(deleteContacts(database(), ['%%%%%%%%'])).rejects.toThrow('is not an id');
    const pair = [1, 2].map((end) => `('00000000-0000-4000-8000-00000000000${end}', 'Visitor ${end}', 'Buy', 'b')`);
    await queryRows(database(), { sql: `insert into public.contact (id, name, purpose, email) values ${pair.join()}` });
    await expect(markDone(database(), ['00000000'])).rejects.toThrow(
      'More than one id begins with "00000000": give more of it. Nothing was changed.',
    );
    expect(await namesOfNew()).toHaveLength(3);
  });

  test('requests older than the days to keep are deleted, and no others', async () => {
    await store('Old', 31);
    await store('Recent', 29);
    expect(await deleteOlderThan(database(), 30)).toBe(1);
    expect((await listContacts(database())).map(({ name }) => name)).toEqual(['Recent']);
  });

  test('an export imports unchanged, repeatedly, without notifications', async () => {
    await store('\ufeffAyesha, "A"\n=1', 3);
    await store('Bilal');
    const rows = await listContacts(database());
    await queryRows(database(), { sql: 'delete from public.contact' });
    expect(await importContacts(database(), toJson(rows))).toEqual({ imported: 2, skipped: 0 });
    expect(await importContacts(database(), toJson(rows))).toEqual({ imported: 0, skipped: 2 });
    expect(await listContacts(database())).toEqual(rows);
    expect(await queryRows(database(), { sql: 'select id from private.contact_outbox' })).toEqual([]);
    await queryRows(database(), { sql: 'delete from public.contact' });
    await database().transact([{ sql: toSql(rows).replace(/^begin;|commit;$/gm, '') }]);
    expect(await listContacts(database())).toEqual(rows);
  });

  test('an older export imports with defaults for later columns', async () => {
    await store('Ayesha');
    const text = toJson(await listContacts(database()));
    await queryRows(database(), { sql: 'delete from public.contact' });
    await database().transact([{ sql: `alter table public.contact add column later text not null default 'none'` }]);
    exportedColumns.push('later');
    try {
      expect(await importContacts(database(), text)).toEqual({ imported: 1, skipped: 0 });
      expect(await queryRows(database(), { sql: 'select later from public.contact' })).toEqual([{ later: 'none' }]);
    } finally {
      exportedColumns.pop();
      await database().transact([{ sql: 'alter table public.contact drop column later' }]);
    }
  });

  test('anything else than an export is refused with a sentence', async () => {
    await expect(importContacts(database(), toCsv([]))).rejects.toThrow(
      /^The file was not written by "export json": .*JSON/,
    );
    await expect(importContacts(database(), '{}')).rejects.toThrow('it is not a list');
    await expect(importContacts(database(), '[{"name":"A"}]')).rejects.toThrow('entry 1 lacks one of id');
  });
});
