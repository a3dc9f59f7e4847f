import { exportedColumns } from '../contact-row';
import { queryRows } from '../database/database';
import type { ContactDatabase } from '../database/database';

/** Rows per statement: a few megabytes at the largest size. */
const batchSize = 500;

/** In every export, including old ones. */
const firstColumns = ['id', 'created_at', 'name', 'purpose', 'email', 'phone', 'message'] as const;

/**
 * Imports `export json` with ids and times, skipping existing ids, without notifications. Throws one sentence; earlier
 * rows stay imported.
 */
export async function importContacts(
  database: ContactDatabase,
  text: string,
): Promise<{ imported: number; skipped: number }> {
  const rows = readExport(text);
  const columns = columnsOf(rows).join(', ');
  let imported = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const stored = await queryRows(
      database,
      {
        sql: `insert into public.contact (${columns}) select ${columns} from json_populate_recordset(null::public.contact, $1::json) on conflict (id) do nothing returning id`,
        parameters: [JSON.stringify(rows.slice(start, start + batchSize))],
      },
      { limitMs: 60_000 },
    );
    imported += stored.length;
  }
  return { imported, skipped: rows.length - imported };
}

function readExport(text: string): Record<string, unknown>[] {
  const rows = parse(text);
  if (!Array.isArray(rows)) throw notAnExport('it is not a list');
  const needed = [...new Set([...firstColumns, ...columnsOf(rows)])];
  const faulty = rows.findIndex((row: unknown) => !isRecord(row) || !needed.every((column) => column in row));
  if (faulty >= 0) throw notAnExport(`entry ${faulty + 1} lacks one of ${needed.join(', ')}`);
  return rows as Record<string, unknown>[];
}

const columnsOf = ([row]: readonly unknown[]) => exportedColumns.filter((column) => isRecord(row) && column in row);

const isRecord = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notAnExport(error instanceof Error ? error.message : String(error));
  }
}

const notAnExport = (reason: string) => new Error(`The file was not written by "export json": ${reason}.`);
