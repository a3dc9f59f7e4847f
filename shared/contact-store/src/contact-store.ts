import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
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
  const check = () => database.transact([{ sql: 'select 1' }]);
  await check().catch(async (error: unknown) => {
    if (isUnavailable(error)) return log(`Contact requests are refused until the database answers: ${reasonOf(error)}`);
    await database.close();
    throw error;
  });
  const handle = contactHandler({ database, log, trustedProxy });
  const running = new Set<Promise<void>>();
  return {
    /** Where requests are stored, for operators. */
    place,
    /** Rejects while the database cannot answer. */
    check,
    /** Answers requests below `/rest/v1`. Never rejects. */
    handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const work = handle(request, response).finally(() => running.delete(work));
      running.add(work);
      return work;
    },
    /** Finishes started requests. Send no new ones. */
    async close(): Promise<void> {
      // Supervisors kill about 10 s after SIGTERM.
      await Promise.race([Promise.all(running), setTimeout(4000, undefined, { ref: false })]);
      await database.close();
    },
  };
}

export async function findDatabase({ databaseUrl, dataDir, isBeside }: ContactStoreOptions, limitMs?: number) {
  if (databaseUrl) return { database: postgresDatabase(databaseUrl, limitMs), place: 'PostgreSQL (DATABASE_URL)' };
  const owner = isBeside ? await realpath(dataDir).then(findOwner, () => undefined) : undefined;
  if (owner) return { database: owner, place: 'the site that has the database open' };
  return { database: pgliteDatabase(dataDir), place: `PGlite in ${dataDir} (for production set DATABASE_URL)` };
}
