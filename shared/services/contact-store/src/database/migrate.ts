import { readFile, readdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const folder = new URL('../../migrations/', import.meta.url);

/** The table in which a hosted project notes what `supabase db push` has run. */
const ledger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
`;

/** Runs the migrations that this database has not seen, in the order of their names, each whole or not at all. */
export async function migrate(database: PGlite): Promise<void> {
  await database.exec(ledger);
  const { rows } = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map(({ version }) => version));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, version = file, name = file] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!done.has(version)) await run(database, file, [version, name]);
  }
}

async function run(database: PGlite, file: string, entry: [version: string, name: string]) {
  const sql = await readFile(new URL(file, folder), 'utf8');
  await database.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', entry);
  });
}
