import { readFile, readdir } from 'node:fs/promises';
import type { ContactDatabase } from './database';
import { isUnavailable, queryRows, reasonOf, sqlStateOf, UnusableDatabaseError } from './database';

const ours = new URL('../migrations/', import.meta.url);

/** Servers may start concurrently: one migrates, the others wait. Any number that nothing else uses. */
const lock = { sql: 'select pg_advisory_xact_lock(7266021490)' };

const ledger = {
  sql: 'create schema if not exists supabase_migrations; create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)',
};

/** Runs new migrations in order of their names, each in one transaction. */
export async function migrate(database: ContactDatabase, folder = ours): Promise<void> {
  const done = await listDone(database);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, version = file, name = file] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (done?.includes(version)) continue;
    const sql = await readFile(new URL(file, folder), 'utf8');
    const insert = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)';
    const record = { sql: insert, parameters: [version, name] };
    try {
      // `if not exists` would require the right to create schemas.
      await database.transact([lock, ...(done ? [] : [ledger]), record, { sql }]);
    } catch (error) {
      // The record comes first: it fails when another server ran the same file meanwhile.
      if (sqlStateOf(error) === '23505' && (await listDone(database))?.includes(version)) continue;
      if (isUnavailable(error)) throw error;
      const message = `The migration ${file} failed, and nothing of it was kept: ${reasonOf(error)}`;
      throw new UnusableDatabaseError(message, { cause: error });
    }
  }
}

/** `undefined` before the first migration. */
async function listDone(database: ContactDatabase): Promise<string[] | undefined> {
  const sql = 'select version from supabase_migrations.schema_migrations';
  try {
    return (await queryRows<{ version: string }>(database, { sql })).map(({ version }) => version);
  } catch (error) {
    if (sqlStateOf(error) === '42P01') return undefined;
    throw error;
  }
}
