import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ContactRow, sentColumns } from './contact-row';
import { type ContactStoreOptions, findDatabase } from './contact-store';
import { type ContactDatabase, queryRows } from './database';

/** PGlite is used through the site that has it open. Throws one sentence for a mistyped directory. */
export async function withContactDatabase<T>(
  place: Pick<ContactStoreOptions, 'dataDir' | 'databaseUrl'>,
  use: (database: ContactDatabase) => Promise<T>,
): Promise<T> {
  if (!place.databaseUrl && !existsSync(path.join(place.dataDir, 'postgres')))
    throw new Error(
      `There is no contact database in ${place.dataDir}. The first start of the site makes it; check DATA_DIR.`,
    );
  const { database } = await findDatabase({ ...place, isBeside: true }, 60_000); // A large export takes time.
  return use(database).finally(() => database.close());
}

type ListedContact = ContactRow & { isDone: boolean };

/** Oldest first, with the rights of the table's owner. */
export async function listContacts(database: ContactDatabase): Promise<ListedContact[]> {
  // As one JSON text: a client that decodes single values may drop a leading U+FEFF.
  const sql = `select coalesce(json_agg(listed), '[]')::text as list from (
      select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
             ${sentColumns.join(', ')}, handled_at is not null as "isDone"
      from public.contact left join private.contact_handled on contact_id = id
      order by contact.created_at, id) as listed`;
  const [found] = await queryRows<{ list: string }>(database, { sql });
  return JSON.parse(found?.list ?? '[]') as ListedContact[];
}

/** Idempotent. Throws one sentence, and changes nothing, for an unknown id. */
export function markDone(database: ContactDatabase, ids: readonly string[]): Promise<number> {
  const sql = `insert into private.contact_handled (contact_id) select id from public.contact where id::text = any($1::text[]) on conflict do nothing`;
  return changeAll(database, ids, sql);
}

/** Throws one sentence, and deletes nothing, for an unknown id. */
export function deleteContacts(database: ContactDatabase, ids: readonly string[]): Promise<number> {
  return changeAll(database, ids, 'delete from public.contact where id::text = any($1::text[])');
}

async function changeAll(database: ContactDatabase, starts: readonly string[], sql: string): Promise<number> {
  const ids: string[] = [];
  for (const start of starts) ids.push(await findId(database, start));
  await database.transact([{ sql, parameters: [`{${ids.join()}}`] }]);
  return ids.length;
}

async function findId(database: ContactDatabase, start: string): Promise<string> {
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/.test(start))
    throw new Error(
      `"${start}" is not an id: give the whole id, or its first eight characters as the list shows them.`,
    );
  const sql = 'select id::text from public.contact where starts_with(id::text, $1) limit 2';
  const [row, another] = await queryRows<{ id: string }>(database, { sql, parameters: [start] });
  if (!row) throw new Error(`There is no contact request with the id "${start}". Nothing was changed.`);
  if (another) throw new Error(`More than one id begins with "${start}": give more of it. Nothing was changed.`);
  return row.id;
}
