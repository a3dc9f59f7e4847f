import type { Row, Statement } from '../database/database';
import type { ParsedQuery } from './parsed-query';
import { Refusal } from './refusal';
import type { SentRows } from './sent-rows';

export interface Answer {
  status: number;
  body?: string;
  type?: string;
  range?: string;
  /** Seconds. */
  retryAfterS?: number;
}

/** The single statement that PostgREST uses to store rows and return them. */
export function insertStatement(rows: SentRows, { wantsRows, select }: ParsedQuery): Statement {
  const columns = rows.columns.join(', ');
  const insert = `insert into public.contact (${columns}) select ${columns} from json_populate_recordset(null::public.contact, $1::json)`;
  const sql = wantsRows
    ? `with result as (${insert} returning ${select}) select coalesce(json_agg(result), '[]')::text as list from result`
    : insert;
  return { sql, parameters: [rows.json] };
}

export function answerToInsert(rows: SentRows, query: ParsedQuery, [row]: Row[]): Answer {
  if (!query.wantsRows) return { status: 201, range: `*/${query.isCounted ? rows.count : '*'}` };
  return answerWith(201, { count: rows.count, list: String(row?.list) }, query);
}

/** Before the insert: a list cannot be returned as a single row. */
export function refuseUnlessSingle(count: number, { isSingle, wantsRows }: ParsedQuery): void {
  if (isSingle && wantsRows && count !== 1) throw notSingle(count);
}

/** Policies hide all rows outside the writing transaction. */
export function answerToRead(query: ParsedQuery): Answer {
  return answerWith(200, { count: 0, list: '[]' }, query);
}

function answerWith(
  status: number,
  { count, list }: { count: number; list: string },
  { isSingle, isCounted }: ParsedQuery,
): Answer {
  const range = `${count > 0 ? `0-${count - 1}` : '*'}/${isCounted ? count : '*'}`;
  if (!isSingle) return { status, body: list, range };
  if (count !== 1) throw notSingle(count);
  return { status, body: list.slice(1, -1), type: 'application/vnd.pgrst.object+json', range };
}

function notSingle(count: number) {
  return new Refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  });
}
