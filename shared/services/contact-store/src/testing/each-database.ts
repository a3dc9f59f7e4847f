import type { ContactDatabase } from '../database/database';
import { EmbeddedDatabase } from '../database/embedded/embedded-database';
import { hostedSql } from '../database/hosted-roles';
import { PostgresDatabase } from '../database/postgres/postgres-database';
import { describeOnPostgres, PostgresServer } from './postgres-server';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

/**
 * The same tests on the embedded database and on a PostgreSQL server that has the roles and grants of a hosted project.
 */
export function describeOnEachDatabase(tests: (database: () => ContactDatabase) => void): void {
  describe('the embedded database', () => tests(useDatabase(openEmbedded)));
  describeOnPostgres('a PostgreSQL server', () => tests(useDatabase(openOnServer)));
}

/**
 * A database that is closed when the test file has ended. To be called at the top of a test file or of a `describe`.
 */
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
