import { sentColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';
import { queryRows } from '../database/database';
import type { ContactDatabase } from '../database/database';

export interface ListedContact extends ContactRow {
  isDone: boolean;
}

/** Oldest first, with the rights of the table's owner. */
export async function listContacts(database: ContactDatabase): Promise<ContactRow[]> {
  return (await listWithState(database)).map(({ isDone: _, ...row }) => row);
}

export async function listWithState(database: ContactDatabase): Promise<ListedContact[]> {
  // As one JSON text: a client that decodes single values may drop a leading U+FEFF.
  const [found] = await queryRows<{ list: string }>(
    database,
    {
      sql: `select coalesce(json_agg(listed), '[]')::text as list from (
              select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                     ${sentColumns.join(', ')}, handled_at is not null as "isDone"
              from public.contact left join private.contact_handled on contact_id = id
              order by contact.created_at, id) as listed`,
    },
    { isReadOnly: true, limitMs: 60_000 },
  );
  return JSON.parse(found?.list ?? '[]') as ListedContact[];
}
