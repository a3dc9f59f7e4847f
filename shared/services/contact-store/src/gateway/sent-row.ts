import { hiddenColumns, readableColumns, sentColumns } from '../contact-row';
import { permissionDenied, Refusal } from './refusal';

export interface SentRow {
  columns: readonly string[];
  json: string;
}

/** Checks the shape; table constraints check the values. */
export function readSentRow(body: string): SentRow {
  const row = parse(body);
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new Refusal(400, 'PGRST102', 'The body must be an object');
  for (const [name, value] of Object.entries(row)) {
    if (isForbidden(name)) throw permissionDenied();
    if (!isSentColumn(name))
      throw new Refusal(400, 'PGRST204', `Could not find the '${name}' column of 'contact' in the schema cache`);
    if (value !== null && typeof value !== 'string')
      throw new Refusal(400, '22P02', `The value of '${name}' must be a text`);
  }
  const columns = Object.keys(row);
  // An object without keys becomes a row of defaults; the constraints name what is missing.
  return { columns: columns.length > 0 ? columns : sentColumns, json: JSON.stringify(row) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'PGRST102', 'Empty or invalid json');
  }
}

const isSentColumn = (name: string) => sentColumns.some((column) => column === name);

const isForbidden = (name: string) =>
  !isSentColumn(name) && [...readableColumns, ...hiddenColumns].some((column) => column === name);
