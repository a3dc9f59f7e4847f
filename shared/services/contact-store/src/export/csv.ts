import { exportedColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';

/**
 * Spreadsheets run such a cell as a formula, with the rights of the person who opens the file. They treat full-width
 * signs as plain ones, and some skip leading white space.
 */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Spreadsheets with another list separator ignore the quotes: a semicolon, tab or line break starts a cell there. */
const formulaAfterSeparator = /([;\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** RFC 4180 with a header line. A leading apostrophe disarms formulas. */
export function toCsv(rows: readonly ContactRow[]): string {
  const lines = rows.map((row) => exportedColumns.map((column) => cell(row[column] ?? '')).join(','));
  return [exportedColumns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: string) {
  const start = formulaStart.test(value) ? `'${value}` : value;
  const safe = start.replace(formulaAfterSeparator, `$1'`);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
