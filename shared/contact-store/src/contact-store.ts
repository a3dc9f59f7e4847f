import { realpath } from 'node:fs/promises';
import { isUnavailable, reasonOf } from './database';
import { findOwner } from './directory-lock';
import { contactHandler } from './handler';
import { pgliteDatabase } from './pglite';
import { postgresDatabase } from './postgres';

export interface ContactStoreOptions {
  /** Data directory of PGlite, on a local disk. */
  dataDir: string;
  /** `postgres://…`: a PostgreSQL server instead. Several sites may share it. */
  databaseUrl?: string | undefined;
  /** Uses PGlite through the site that has it open. */
  isBeside?: boolean;
  /** Trusts the last address of `x-forwarded-for`. Only behind your own proxy. */
  trustedProxy?: boolean;
  log?: (line: string) => void;
}

/** Throws one sentence when the database cannot be used; one that is away is tried again by each request. */
export async function openContactStore(options: ContactStoreOptions) {
  const { log = () => undefined, trustedProxy } = options;
  const { database, place } = await findDatabase(options);
  // As a visitor, without a row: PGlite requires room for it, and a server that became read-only refuses it.
  const insert = `set local role anon; insert into public.contact (name) select '' where false`;
  const check = () => database.transact([{ sql: insert }]);
  await check().catch(async (error: unknown) => {
    if (isUnavailable(error)) return log(`Contact requests are refused until the database answers: ${reasonOf(error)}`);
    await database.close();
    throw error;
  });
  return {
    /** Where requests are stored, for operators. */
    place,
    /** Rejects while nothing can be stored. */
    check,
    /** Answers requests below `/rest/v1`. Never rejects. */
    handle: contactHandler({ database, log, trustedProxy }),
    /** After the last answer. */
    close: () => database.close(),
  };
}

export async function findDatabase({ databaseUrl, dataDir, isBeside }: ContactStoreOptions, limitMs?: number) {
  if (databaseUrl) return { database: postgresDatabase(databaseUrl, limitMs), place: 'PostgreSQL (DATABASE_URL)' };
  const owner = isBeside ? await realpath(dataDir).then(findOwner, () => undefined) : undefined;
  if (owner) return { database: owner, place: 'the site that has the database open' };
  return { database: pgliteDatabase(dataDir), place: `PGlite in ${dataDir} (for production set DATABASE_URL)` };
}
