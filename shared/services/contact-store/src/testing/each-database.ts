import type { ContactDatabase } from '../database/database';
import { EmbeddedDatabase } from '../database/embedded/embedded-database';
import { hostedSql } from '../database/hosted-roles';
import { PostgresDatabase } from '../database/postgres/postgres-database';
import { describeOnPostgres, PostgresServer } from './postgres-server';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

/** Runs tests on the embedded database and on a PostgreSQL server with a hosted project's roles and grants. */
export function describeOnEachDatabase(tests: (database: () => ContactDatabase) => void): void {
  describe('the embedded database', () => tests(useDatabase(openEmbedded)));
  describeOnPostgres('a PostgreSQL server', () => tests(useDatabase(openOnServer)));
}

export function useDatabase(open: () => Promise<ContactDatabase> = openEmbedded): () => ContactDatabase {
  let database: ContactDatabase;
  beforeAll(async () => {
    database = await open();
    atTheEnd(() => database.close());
  }, 60_000);
  return () => database;
}

async function openEmbedded() {
  return EmbeddedDatabase.open(await makeTemporaryDirectory());
}

async function openOnServer() {
  const server = await PostgresServer.start();
  await server.query(hostedSql);
  return PostgresDatabase.open(server.url);
}
