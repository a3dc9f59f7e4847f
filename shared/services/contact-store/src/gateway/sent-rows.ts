import { hiddenColumns, readableColumns, sentColumns } from '../contact-row';
import { permissionDenied, Refusal } from './refusal';

export interface SentRows {
  columns: readonly string[];
  json: string;
  count: number;
}

/** Checks the shape; table constraints check the values. */
export function readSentRows(body: string, columns?: readonly string[]): SentRows {
  const parsed = parse(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every(isRecord)) throw new Refusal(400, 'PGRST102', 'The body must be an object, or a list of objects');
  const used = columns ?? commonKeys(rows);
  for (const name of used) {
    if (isForbidden(name)) throw permissionDenied();
    if (!isSentColumn(name))
      throw new Refusal(400, 'PGRST204', `Could not find the '${name}' column of 'contact' in the schema cache`);
    for (const row of rows) refuseOtherThanText(name, row[name]);
  }
  // An object without keys becomes a row of defaults; the constraints name what is missing.
  return { columns: used.length > 0 ? used : sentColumns, json: pick(rows, used), count: rows.length };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'PGRST102', 'Empty or invalid json');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentColumn = (name: string) => sentColumns.some((column) => column === name);

const isForbidden = (name: string) =>
  !isSentColumn(name) && [...readableColumns, ...hiddenColumns].some((column) => column === name);

function commonKeys(rows: Record<string, unknown>[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  const isSame = (row: Record<string, unknown>) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every(isSame)) throw new Refusal(400, 'PGRST102', 'All object keys must match');
  return keys;
}

function refuseOtherThanText(name: string, value: unknown) {
  if (value === undefined || value === null || typeof value === 'string') return;
  throw new Refusal(400, '22P02', `The value of '${name}' must be a text`);
}

/** Only verified values, because deeply nested JSON would exhaust the database's stack. */
function pick(rows: Record<string, unknown>[], names: readonly string[]) {
  return JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))));
}
