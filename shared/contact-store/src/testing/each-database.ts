import type { ContactDatabase } from '../database';
import { pgliteDatabase } from '../pglite';
import { postgresDatabase } from '../postgres';
import { describeOnPostgres, PostgresServer } from './postgres-server';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

const roles = ['anon', 'authenticated', 'service_role'];

/** Roles and default grants of a hosted Supabase project, which the migrations revoke. */
const hostedSql = `
  ${roles.map((role) => `create role ${role} nologin noinherit;`).join('')}
  alter role service_role bypassrls;
  grant usage on schema public to ${roles.join()};
  alter default privileges in schema public grant all on tables to ${roles.join()};
  alter default privileges in schema public grant all on functions to ${roles.join()};
  alter default privileges in schema public grant all on sequences to ${roles.join()};
`;

/** Runs tests on PGlite, and on a PostgreSQL server with a hosted project's roles and grants. */
export function describeOnEachDatabase(tests: (database: () => ContactDatabase) => void): void {
  describe('PGlite', () => tests(useDatabase()));
  describeOnPostgres('a PostgreSQL server', () => tests(useDatabase(openOnServer)));
}

export function useDatabase(open: () => Promise<ContactDatabase> = openPglite): () => ContactDatabase {
  let database: ContactDatabase;
  beforeAll(async () => {
    database = await open();
    atTheEnd(() => database.close());
  });
  return () => database;
}

async function openPglite() {
  const database = pgliteDatabase(await makeTemporaryDirectory());
  await database.transact([{ sql: 'alter role service_role bypassrls' }]);
  return database;
}

async function openOnServer() {
  const server = await PostgresServer.start();
  await server.query(hostedSql);
  return postgresDatabase(server.url);
}
