import { exportedColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';

/**
 * A spreadsheet would run such a cell as a formula, with the rights of the person who opens the file. Full-width signs
 * count as plain ones there, and leading white space is skipped by some.
 */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * A spreadsheet whose list separator is not the comma takes no notice of our quotes: a semicolon, tab or line break
 * begins a cell there.
 */
const formulaAfterSeparator = /([;\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** RFC 4180, with a line of column names. Formulas are disarmed with a leading apostrophe. */
export function toCsv(rows: readonly ContactRow[]): string {
  const lines = rows.map((row) => exportedColumns.map((column) => cell(row[column] ?? '')).join(','));
  return [exportedColumns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: string) {
  const start = formulaStart.test(value) ? `'${value}` : value;
  const safe = start.replace(formulaAfterSeparator, `$1'`);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
