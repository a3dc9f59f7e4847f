import type { Transaction } from '@electric-sql/pglite';
import type { Question } from './question';
import { Refusal } from './refusal';
import type { SentRows } from './sent-rows';

export interface Answer {
  status: number;
  body?: string;
  type?: string;
  range?: string;
}

interface Found {
  count: number;
  list: string;
}

/** Stores the rows and, if wanted, returns them: in the one statement in which PostgREST does it. */
export async function insertContacts(transaction: Transaction, rows: SentRows, question: Question): Promise<Answer> {
  const columns = rows.columns.join(', ');
  const insert = `insert into public.contact (${columns})
    select ${columns} from json_populate_recordset(null::public.contact, $1::json)`;
  if (!question.wantsRows) {
    await transaction.query(insert, [rows.json]);
    return { status: 201, range: '*/*' };
  }
  const found = await query(transaction, `with result as (${insert} returning ${question.select})`, [rows.json]);
  return answerWith(201, found, question);
}

/** What the policies let a visitor see, which outside of the transaction that wrote it is nothing. */
export async function readContacts(transaction: Transaction, question: Question): Promise<Answer> {
  const found = await query(transaction, `with result as (select ${question.select} from public.contact)`);
  return answerWith(200, found, question);
}

async function query(transaction: Transaction, withResult: string, parameters: string[] = []): Promise<Found> {
  const sql = `${withResult} select count(*)::int as count, coalesce(json_agg(result), '[]')::text as list from result`;
  const { rows } = await transaction.query<Found>(sql, parameters);
  return rows[0] ?? { count: 0, list: '[]' };
}

function answerWith(status: number, { count, list }: Found, { isSingle }: Question): Answer {
  const range = count > 0 ? `0-${count - 1}/*` : '*/*';
  if (!isSingle) return { status, body: list, range };
  // Thrown inside the transaction: nothing is stored then.
  if (count !== 1) throw new Refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', `The result contains ${count} rows`);
  return { status, body: list.slice(1, -1), type: 'application/vnd.pgrst.object+json', range };
}
