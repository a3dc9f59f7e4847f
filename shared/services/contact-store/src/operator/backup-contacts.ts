import { exportedColumns } from '../contact-row';
import { queryRows } from '../database/database';
import type { ContactDatabase, Row, Statement } from '../database/database';
import type { ContactPlace } from './contact-requests';
import { withOperatorDatabase } from './open-operator-database';

/** Tables of a backup in restore order. Excludes recent sender counts, which expire. */
const tables = {
  'public.contact': exportedColumns,
  'private.contact_handled': ['contact_id', 'handled_at'],
  'private.contact_outbox': ['id', 'contact_id', 'attempts', 'next_attempt_at'],
  'public.report': ['id', 'created_at', 'composition', 'page', 'parts', 'views', 'bad_views', 'failures', 'vitals'],
} as const;

const rules = {
  'private.contact_rate': ['allowed', 'per', 'address_header', 'allowed_unknown'],
  'private.report_limit': ['allowed', 'allowed_unknown', 'per', 'most_rows'],
} as const;

type Table = keyof typeof tables;

export interface ContactBackup {
  rules: Record<keyof typeof rules, Row>;
  rows: Record<Table, Row[]>;
}

const limits = { limitMs: 60_000 };
const batchSize = 500;

/** Also works beside a running site. Throws one sentence when there is no database. */
export function backupContacts(place: ContactPlace): Promise<ContactBackup> {
  return withOperatorDatabase({ ...place, isReadOnly: true, mustExist: true }, async (database) => {
    // One statement is one snapshot. Reports come in batches.
    const lists = Object.entries(tables)
      .filter(([table]) => table !== 'public.report')
      .map(
        ([table, columns]) =>
          `'${table}', (select coalesce(json_agg(each), '[]') from (select ${columns.join(', ')} from ${table}) as each)`,
      );
    const singles = Object.entries(rules).map(
      ([table, columns]) =>
        `'${table}', (select row_to_json(each) from (select ${columns.join(', ')} from ${table}) as each)`,
    );
    const [found] = await queryRows<{ text: string }>(
      database,
      {
        sql: `select json_build_object('rows', json_build_object(${lists.join()}), 'rules', json_build_object(${singles.join()}))::text as text`,
      },
      { ...limits, isReadOnly: true },
    );
    const backup = JSON.parse(found?.text ?? '') as ContactBackup;
    return { ...backup, rows: { ...backup.rows, 'public.report': await readReports(database) } };
  });
}

/** Restores into an empty database, atomically. Throws one sentence when it has requests or reports. */
export function restoreContacts(place: ContactPlace, { rows, rules: kept }: ContactBackup): Promise<void> {
  return withOperatorDatabase(place, async (database) => {
    await requireEmpty(database);
    const writes = Object.entries(tables).flatMap(([table, columns]) =>
      batches(rows[table as Table]).map((batch) => insert(table, columns, batch)),
    );
    const changes = Object.entries(rules).map(([table, columns]) =>
      change(table, columns, kept[table as keyof typeof rules]),
    );
    const nextReport: Statement = {
      sql: `select setval(pg_get_serial_sequence('public.report', 'id'), max(id)) from public.report having max(id) is not null`,
    };
    await database.transact([...changes, ...writes, nextReport], limits);
  });
}

async function requireEmpty(database: ContactDatabase): Promise<void> {
  const [found] = await queryRows<{ isUsed: boolean }>(
    database,
    { sql: 'select exists(select from public.contact) or exists(select from public.report) as "isUsed"' },
    { isReadOnly: true },
  );
  if (found?.isUsed)
    throw new Error(
      'The contact database has requests or reports already. A backup is restored into an empty one, only.',
    );
}

async function readReports(database: ContactDatabase): Promise<Row[]> {
  const reports: Row[] = [];
  for (let [after, isOver] = [0, false]; !isOver;) {
    const [found] = await queryRows<{ list: string }>(
      database,
      {
        sql: `select coalesce(json_agg(each), '[]')::text as list from (
                select ${tables['public.report'].join(', ')} from public.report where id > $1::bigint order by id limit ${batchSize}) as each`,
        parameters: [after],
      },
      { ...limits, isReadOnly: true },
    );
    const batch = JSON.parse(found?.list ?? '[]') as (Row & { id: number })[];
    reports.push(...batch);
    isOver = batch.length < batchSize;
    after = batch.at(-1)?.id ?? after;
  }
  return reports;
}

function batches(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchSize, (index + 1) * batchSize));
}

/** Old reports that the table's later constraints refuse are dropped; requests never are. */
const accepted: Readonly<Record<string, string>> = {
  'public.report':
    'where private.is_report_failures(failures) is not false and private.is_report_vitals(vitals) is not false',
};

/** Columns that the backup lacks get their defaults. */
function insert(table: string, known: readonly string[], rows: readonly Row[]): Statement {
  const columns = known.filter((column) => column in (rows[0] ?? {}));
  return {
    sql: `insert into ${table} (${columns.join(', ')}) overriding system value
          select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json) ${accepted[table] ?? ''}`,
    parameters: [JSON.stringify(rows)],
  };
}

function change(table: string, columns: readonly string[], row: Row): Statement {
  return {
    sql: `update ${table} set (${columns.join(', ')}) = (
            select ${columns.join(', ')} from json_populate_record(null::${table}, $1::json))`,
    parameters: [JSON.stringify(row)],
  };
}
