import { realpath } from 'node:fs/promises';
import type { ContactDatabase } from './database/database';
import { EmbeddedDatabase } from './database/embedded/embedded-database';
import { DatabaseUnavailableError } from './database/errors';
import { PostgresDatabase } from './database/postgres/postgres-database';
import { codeOf } from './error-code';
import { findOwner, lockDirectory } from './lock/directory-lock';
import { ownerDatabase } from './lock/owner-database';
import { prepareDirectory } from './prepare-directory';

/** A disk that is read-only or has other rights may be mended while pages are served. */
const unusable = (dataDir: string) => (error: Error) => {
  if (codeOf(error) === undefined) throw error;
  throw new DatabaseUnavailableError(
    `The contact database in ${dataDir} cannot be opened: ${error.message}. Let this user write there, or set DATA_DIR to another directory.`,
    { cause: error },
  );
};

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
  const refuse = unusable(dataDir);
  await prepareDirectory(dataDir).catch(refuse);
  const directory = await realpath(dataDir);
  const owner = isBeside ? await findOwner(directory) : undefined;
  if (owner) return { database: ownerDatabase(directory, owner), isPassedOn: true, release: async () => undefined };
  const lock = await lockDirectory(directory).catch(refuse);
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
