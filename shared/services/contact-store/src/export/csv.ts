import { exportedColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';

/** A spreadsheet would run such a cell as a formula, with the rights of the person who opens the file. */
const formula = /^[=+\-@\t\r]/;

/** RFC 4180, with a line of column names. Formulas are disarmed with a leading apostrophe. */
export function toCsv(rows: readonly ContactRow[]): string {
  const lines = rows.map((row) => exportedColumns.map((column) => cell(row[column] ?? '')).join(','));
  return [exportedColumns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: string) {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
