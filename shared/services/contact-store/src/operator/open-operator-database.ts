import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContactDatabase } from '../database/database';
import { EmbeddedDatabase } from '../database/embedded/embedded-database';
import { DiskFullError } from '../database/errors';
import { PostgresDatabase } from '../database/postgres/postgres-database';
import { codeOf } from '../error-code';
import { findOwner, lockDirectory } from '../lock/directory-lock';
import { ownerDatabase } from '../lock/owner-database';
import { prepareDirectory } from '../prepare-directory';

export interface OperatorDatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  isReadOnly?: boolean;
  /** Rejects when the database does not exist, so that a mistyped directory does not look empty. */
  mustExist?: boolean;
}

/**
 * Calls `use` with the contact database, with or without a running site. Without `mustExist`, a missing database looks
 * empty and is created by the first write.
 */
export async function withOperatorDatabase<T>(
  { databaseUrl, dataDir, isReadOnly = false, mustExist = false }: OperatorDatabaseOptions,
  use: (database: ContactDatabase) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return useAndClose(await PostgresDatabase.open(databaseUrl), use);
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    if (mustExist)
      throw new Error(
        `There is no contact database in ${dataDir}. The first start of the site makes it; check DATA_DIR.`,
      );
    if (isReadOnly) return use(emptyDatabase);
  }
  await prepareDirectory(dataDir);
  const directory = await realpath(dataDir);
  const owner = await findOwner(directory);
  if (owner) return use(ownerDatabase(directory, owner));
  const lock = await lockDirectory(directory).catch((error: unknown) => {
    // The lock's socket does not fit on the disk either, or nothing can be written. Concurrent starts fail likewise.
    if (isReadOnly && ['ENOSPC', 'EROFS'].includes(String(codeOf(error)))) return undefined;
    throw error;
  });
  if (!lock) return useCopy(directory, use);
  try {
    return await useFiles(directory, isReadOnly, use);
  } finally {
    await lock.release();
  }
}

const emptyDatabase: ContactDatabase = { transact: () => Promise.resolve([[]]), close: () => Promise.resolve() };

async function useFiles<T>(
  directory: string,
  isReadOnly: boolean,
  use: (database: ContactDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await useAndClose(await EmbeddedDatabase.open(directory), use);
  } catch (error) {
    if (!isReadOnly || !(error instanceof DiskFullError)) throw error;
    return useCopy(directory, use);
  }
}

/** Postgres writes when it opens a database, so a copy elsewhere is read. */
async function useCopy<T>(directory: string, use: (database: ContactDatabase) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(path.join(await findRoom(), 'contact-'));
  try {
    await cp(path.join(directory, 'postgres'), path.join(copy, 'postgres'), { recursive: true });
    return await useAndClose(await EmbeddedDatabase.open(copy), use);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** More than a database with 100,000 requests. */
const roomForCopyBytes = 512 * 1024 * 1024;

async function findRoom(): Promise<string> {
  for (const directory of ['/dev/shm', tmpdir()].filter(existsSync)) {
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize >= roomForCopyBytes) return directory;
  }
  throw new Error(
    `The disk is full, and so is the temporary directory, into which the database would be copied to read it: set TMPDIR to a directory with ${roomForCopyBytes / 1024 / 1024} MB of room.`,
  );
}

async function useAndClose<T>(database: ContactDatabase, use: (database: ContactDatabase) => Promise<T>): Promise<T> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
