import { exportedColumns } from '../contact-row';
import type { ContactRow } from '../contact-row';

/** Inserts the rows into another database with the same migrations. Idempotent. */
export function toSql(rows: readonly ContactRow[]): string {
  const head = `insert into public.contact (${exportedColumns.join(', ')}) values`;
  const inserts = rows.map(
    (row) =>
      `${head} (${exportedColumns.map((column) => literal(row[column])).join(', ')}) on conflict (id) do nothing;`,
  );
  return ['begin;', 'set local standard_conforming_strings = on;', ...inserts, 'commit;', ''].join('\n');
}

const literal = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);
