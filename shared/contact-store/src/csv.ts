import { readableColumns } from './contact-row';
import type { ContactRow } from './contact-row';

/**
 * Spreadsheets run such cells as formulas. They treat full-width signs as plain ones; some skip leading white space and
 * invisible characters.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** With another list separator, spreadsheets ignore the quotes: a cell starts here. */
const formulaAfterSeparator = /([;\t\r\n]["'\s\p{Cc}\p{Cf}]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** RFC 4180 with a header line. A leading apostrophe disarms formulas. */
export function toCsv(rows: readonly ContactRow[]): string {
  const lines = rows.map((row) => readableColumns.map((column) => cell(row[column] ?? '')).join(','));
  return [readableColumns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: string) {
  const start = formulaStart.test(value) ? `'${value}` : value;
  const safe = start.replace(formulaAfterSeparator, `$1'`);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
