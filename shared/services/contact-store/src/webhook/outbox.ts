import { sentColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';
import { queryRows } from '../database/database';
import type { ContactDatabase } from '../database/database';

export interface OutboxEntry {
  id: string;
  attempts: number;
  contact: ContactRow;
}

/** Seconds for which an entry is reserved: longer than an attempt. After a crash another server sends it then. */
const leaseS = 60;

export interface WaitingEntries {
  count: number;
  oldestS: number;
}

export async function readWaiting(database: ContactDatabase): Promise<WaitingEntries> {
  const sql = `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestS"
               from private.contact_outbox as entry join public.contact on contact.id = entry.contact_id`;
  const [waiting] = await queryRows<WaitingEntries>(database, { sql }, { isReadOnly: true });
  return waiting ?? { count: 0, oldestS: 0 };
}

/** More than any delay: the clock has been set back. */
const farthestS = 7200;

/** Reserves due entries, oldest first. Concurrent servers get different entries. */
export async function leaseEntries(database: ContactDatabase, most: number): Promise<OutboxEntry[]> {
  const [found] = await queryRows<{ list: string }>(database, {
    sql: `with due as (
            select id from private.contact_outbox where next_attempt_at <= now() or next_attempt_at > now() + make_interval(secs => $3::int)
            order by next_attempt_at limit $1::int for update skip locked
          ), leased as (
            update private.contact_outbox as entry set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::int)
            from due where entry.id = due.id returning entry.id, entry.contact_id, entry.attempts
          )
          select coalesce(json_agg(json_build_object('id', leased.id, 'attempts', attempts, 'contact', json_build_object(
            'id', contact.id, 'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
            ${sentColumns.map((column) => `'${column}', ${column}`).join(', ')})) order by created_at), '[]')::text as list
          from leased join public.contact on contact.id = contact_id`,
    parameters: [most, leaseS, farthestS],
  });
  return JSON.parse(found?.list ?? '[]') as OutboxEntry[];
}

export async function removeEntry(database: ContactDatabase, id: string): Promise<void> {
  await database.transact([{ sql: 'delete from private.contact_outbox where id = $1::uuid', parameters: [id] }]);
}

export async function postponeEntry(database: ContactDatabase, id: string, delayS: number): Promise<void> {
  await database.transact([
    {
      sql: 'update private.contact_outbox set next_attempt_at = now() + make_interval(secs => $2::int) where id = $1::uuid',
      parameters: [id, delayS],
    },
  ]);
}
