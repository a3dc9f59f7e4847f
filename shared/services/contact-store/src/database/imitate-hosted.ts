import type { PGlite } from '@electric-sql/pglite';

/**
 * What a hosted Supabase project has before its first migration: the roles of its API, and the grants
 * that every new table gets there. The migrations revoke those grants, so they must be here too:
 * without them a forgotten `revoke` would only be noticed in production.
 */
const sql = `
  create role anon noinherit;
  create role authenticated noinherit;
  create role service_role noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

export async function imitateHosted(database: PGlite): Promise<void> {
  const { rows } = await database.query(`select from pg_roles where rolname = 'anon'`);
  if (rows.length === 0) await database.transaction((transaction) => transaction.exec(sql));
}
