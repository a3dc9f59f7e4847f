import { codeOf } from '../error-code';
import { queryRows } from './database';
import type { ContactDatabase } from './database';
import { migrationLock } from './migration-lock';

const roles = ['anon', 'authenticated', 'service_role'] as const;

const createRoles = roles.map((role) => `create role ${role} nologin noinherit`);

/** Roles belong to all databases of a server, and another site may create them. */
const createMissing = createRoles
  .map((create) => `do $$ begin ${create}; exception when duplicate_object or unique_violation then null; end $$`)
  .join('; ');

/**
 * Roles and default grants of a hosted Supabase project, which the migrations revoke. The embedded database has them
 * too, so that a forgotten `revoke` is noticed.
 */
export const hostedSql = `
  ${createMissing};
  alter role service_role bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

const insufficientPrivilege = '42501';

export async function imitateHosted(database: ContactDatabase): Promise<void> {
  if (!(await hasRoles(database))) await database.transact([{ sql: hostedSql }]);
}

/** Only the roles, for a shared database. Throws one sentence when the user of `DATABASE_URL` may not create them. */
export async function createMissingRoles(database: ContactDatabase): Promise<void> {
  const names = roles.join(', ');
  const grants = `grant usage on schema public to ${names}; grant anon to current_user`;
  try {
    if (await hasRoles(database)) return;
    await database.transact([migrationLock, { sql: `${createMissing}; ${grants}` }]);
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new Error(
      `The user of DATABASE_URL may not create the roles of the contact table. Let an administrator run: ${[...createRoles, grants].join('; ').replace('current_user', '<the user of DATABASE_URL>')};`,
      { cause: error },
    );
  }
}

async function hasRoles(database: ContactDatabase) {
  const [found] = await queryRows<{ count: number }>(database, {
    sql: `select count(*)::int as count from pg_roles where rolname in ('${roles.join(`', '`)}') and (rolname <> 'anon' or pg_has_role('anon', 'member'))`,
  });
  return found?.count === roles.length;
}
