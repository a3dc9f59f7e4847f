import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../error-code';
import { queryRows } from './database';
import type { ContactDatabase, Statement } from './database';
import { DatabaseUnavailableError } from './errors';
import { migrationLock } from './migration-lock';

const ours = new URL('../../migrations/', import.meta.url);

const ledger: Statement = {
  sql: `create schema if not exists supabase_migrations;
        create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);`,
};

const uniqueViolation = '23505';

/** Milliseconds: an index on a large table takes minutes. */
const limitMs = 600_000;

/** Runs new migrations in order of their names, each in one transaction. */
export async function migrate(database: ContactDatabase, folder = ours): Promise<void> {
  const done = await listDone(database);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, version = file, name = file] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!done.has(version)) await run(database, new URL(file, folder), { version, name });
  }
}

async function listDone(database: ContactDatabase): Promise<Set<string>> {
  // `create if not exists` would require the right to create schemas.
  const [found] = await queryRows<{ ledger: string | null }>(database, {
    sql: `select to_regclass('supabase_migrations.schema_migrations')::text as ledger`,
  });
  if (!found?.ledger) await createLedger(database);
  const rows = await queryRows<{ version: string }>(database, {
    sql: 'select version from supabase_migrations.schema_migrations',
  });
  return new Set(rows.map(({ version }) => version));
}

/** A server that waited for the lock has a stale view of the schema, so the table may exist by now. */
async function createLedger(database: ContactDatabase) {
  try {
    await database.transact([migrationLock, ledger], { limitMs });
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
  }
}

async function run(database: ContactDatabase, file: URL, { version, name }: { version: string; name: string }) {
  const note: Statement = {
    sql: 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
    parameters: [version, name],
  };
  const sql = await readFile(file, 'utf8');
  try {
    // The record comes first: it fails when another server ran the same file meanwhile.
    await database.transact([migrationLock, { sql: 'set local statement_timeout = 0' }, note, { sql }], { limitMs });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    if (codeOf(error) === uniqueViolation && (await listDone(database)).has(version)) return;
    throw new Error(
      `The migration ${path.basename(file.pathname)} failed, and nothing of it was kept: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
