import { readFile, readdir } from 'node:fs/promises';
import type { ContactDatabase } from './database';
import { isUnavailable, queryRows, reasonOf, sqlStateOf, UnusableDatabaseError } from './database';

const ours = new URL('../migrations/', import.meta.url);

/** Servers may start concurrently: one migrates, the others wait. Any number that nothing else uses. */
const migrationLock = { sql: 'select pg_advisory_xact_lock(7266021490)' };

const ledger = {
  sql: 'create schema if not exists supabase_migrations; create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)',
};

/** Creates missing roles, and runs new migrations in order of their names, each in one transaction. */
export async function migrate(database: ContactDatabase, folder = ours): Promise<void> {
  await createMissingRoles(database);
  const done = await listDone(database);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, version = file, name = file] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (done?.includes(version)) continue;
    const sql = await readFile(new URL(file, folder), 'utf8');
    const record = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)';
    const note = { sql: record, parameters: [version, name] };
    try {
      // `if not exists` would require the right to create schemas.
      await database.transact([migrationLock, ...(done ? [] : [ledger]), note, { sql }]);
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
  const find = `select to_regclass('supabase_migrations.schema_migrations')::text as ledger`;
  const [found] = await queryRows<{ ledger: string | null }>(database, { sql: find });
  if (!found?.ledger) return undefined;
  const sql = 'select version from supabase_migrations.schema_migrations';
  return (await queryRows<{ version: string }>(database, { sql })).map(({ version }) => version);
}

/** Of a hosted Supabase project, for the migrations. */
const roles = ['anon', 'authenticated', 'service_role'];
const names = roles.join(', ');
const createRoles = roles.map((role) => `create role ${role} nologin noinherit`);
const grants = `grant usage on schema public to ${names}; grant anon to current_user`;

/** Roles belong to all databases of a server, and another site may create them. */
const createMissing = createRoles
  .map((create) => `do $$ begin ${create}; exception when duplicate_object or unique_violation then null; end $$`)
  .join('; ');

/** Throws one sentence when the user of `DATABASE_URL` may not create them. */
async function createMissingRoles(database: ContactDatabase): Promise<void> {
  const [found] = await queryRows<{ count: number }>(database, {
    sql: `select count(*)::int as count from pg_roles where rolname in ('${roles.join(`', '`)}') and (rolname <> 'anon' or pg_has_role('anon', 'member'))`,
  });
  if (found?.count === roles.length) return;
  try {
    await database.transact([migrationLock, { sql: `${createMissing}; ${grants}` }]);
  } catch (error) {
    if (sqlStateOf(error) !== '42501') throw error;
    const statements = [...createRoles, grants].join('; ').replace('current_user', '<the user of DATABASE_URL>');
    throw new UnusableDatabaseError(
      `The user of DATABASE_URL may not create the roles of the contact table. Let an administrator run: ${statements};`,
      { cause: error },
    );
  }
}
