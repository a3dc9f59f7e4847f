import { realpath } from 'node:fs/promises';
import type { ContactDatabase } from './database/database';
import { EmbeddedDatabase } from './database/embedded/embedded-database';
import { PostgresDatabase } from './database/postgres/postgres-database';
import { findOwner, lockDirectory } from './lock/directory-lock';
import { ownerDatabase } from './lock/owner-database';
import { prepareDirectory } from './prepare-directory';

interface OpenOptions {
  dataDir: string;
  databaseUrl?: string;
  isBeside?: boolean;
  log: (line: string) => void;
}

export async function openStoreDatabase({
  dataDir,
  databaseUrl,
  isBeside = false,
  log,
}: OpenOptions): Promise<{ database: ContactDatabase; isPassedOn?: boolean; release(): Promise<void> }> {
  if (databaseUrl) {
    const database = await PostgresDatabase.open(databaseUrl, log);
    return { database, release: () => database.close() };
  }
  await prepareDirectory(dataDir);
  const directory = await realpath(dataDir);
  const owner = isBeside ? await findOwner(directory) : undefined;
  if (owner) return { database: ownerDatabase(directory, owner), isPassedOn: true, release: async () => undefined };
  const lock = await lockDirectory(directory);
  try {
    const database = await EmbeddedDatabase.open(directory, log);
    lock.share(database);
    return {
      database,
      async release() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
