import { exportedColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';

const widest = 40;

/** For a terminal: one line per request, long texts cut, ids shortened as `done` and `delete` accept them. */
export function toTable(rows: readonly ContactRow[]): string {
  const lines = [
    [...exportedColumns],
    ...rows.map((row) => exportedColumns.map((column) => shorten(readCell(row, column)))),
  ];
  const widths = exportedColumns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, '', `${rows.length} contact ${rows.length === 1 ? 'request' : 'requests'}, times in UTC`, ''].join(
    '\n',
  );
}

function readCell(row: ContactRow, column: keyof ContactRow) {
  if (column === 'id') return row.id.slice(0, 8);
  return column === 'created_at' ? minutesOf(row) : (row[column] ?? '');
}

const minutesOf = ({ created_at }: ContactRow) => created_at.slice(0, 16).replace('T', ' ');

function shorten(text: string) {
  // Visitors' control characters could control the operator's terminal.
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}
