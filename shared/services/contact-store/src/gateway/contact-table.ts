import type { Row, Statement } from '../database/database';
import type { ParsedQuery } from './parsed-query';
import { Refusal } from './refusal';
import type { SentRow } from './sent-row';

export interface Answer {
  status: number;
  body?: string;
  type?: string;
  /** Seconds. */
  retryAfterS?: number;
}

/** The single statement that PostgREST uses to store a row and return it. */
export function insertStatement({ columns: names, json }: SentRow, { wantsRow, select }: ParsedQuery): Statement {
  const columns = names.join(', ');
  const insert = `insert into public.contact (${columns}) select ${columns} from json_populate_record(null::public.contact, $1::json)`;
  const sql = wantsRow
    ? `with result as (${insert} returning ${select}) select row_to_json(result)::text as row from result`
    : insert;
  return { sql, parameters: [json] };
}

export function answerToInsert({ wantsRow, isSingle }: ParsedQuery, [stored]: Row[]): Answer {
  if (!wantsRow) return { status: 201 };
  const row = String(stored?.row);
  return isSingle
    ? { status: 201, body: row, type: 'application/vnd.pgrst.object+json' }
    : { status: 201, body: `[${row}]` };
}

/** Policies hide all rows outside the writing transaction. */
export function answerToRead({ isSingle }: ParsedQuery): Answer {
  if (!isSingle) return { status: 200, body: '[]' };
  throw new Refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: 'The result contains 0 rows',
  });
}
