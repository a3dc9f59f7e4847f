import { queryRows } from '../database/database';
import type { ContactDatabase, Statement } from '../database/database';

/** Idempotent. Throws one sentence, and changes nothing, for an unknown id. */
export function markDone(database: ContactDatabase, ids: readonly string[]): Promise<number> {
  return changeAll(database, ids, (list) => ({
    sql: `insert into private.contact_handled (contact_id) select id from public.contact where id::text = any($1::text[]) on conflict do nothing`,
    parameters: [list],
  }));
}

/** Throws one sentence, and deletes nothing, for an unknown id. */
export function deleteContacts(database: ContactDatabase, ids: readonly string[]): Promise<number> {
  return changeAll(database, ids, (list) => ({
    sql: 'delete from public.contact where id::text = any($1::text[])',
    parameters: [list],
  }));
}

/** Deletes requests older than `days`. Resolves with their number. */
export async function deleteOlderThan(database: ContactDatabase, days: number): Promise<number> {
  const rows = await queryRows(database, {
    sql: `delete from public.contact where created_at < now() - make_interval(days => $1::int) returning id`,
    parameters: [days],
  });
  return rows.length;
}

async function changeAll(
  database: ContactDatabase,
  starts: readonly string[],
  change: (idList: string) => Statement,
): Promise<number> {
  const ids: string[] = [];
  for (const start of starts) ids.push(await findId(database, start));
  await database.transact([change(`{${ids.join(',')}}`)]);
  return ids.length;
}

async function findId(database: ContactDatabase, start: string): Promise<string> {
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/.test(start))
    throw new Error(
      `"${start}" is not an id: give the whole id, or its first eight characters as the list shows them.`,
    );
  const [row, another] = await queryRows<{ id: string }>(
    database,
    { sql: 'select id::text from public.contact where starts_with(id::text, $1) limit 2', parameters: [start] },
    { isReadOnly: true },
  );
  if (!row) throw new Error(`There is no contact request with the id "${start}". Nothing was changed.`);
  if (another) throw new Error(`More than one id begins with "${start}": give more of it. Nothing was changed.`);
  return row.id;
}
