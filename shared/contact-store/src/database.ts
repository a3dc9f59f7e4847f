export interface Statement {
  sql: string;
  parameters?: readonly (string | number | null)[];
}

export type Row = Record<string, unknown>;

export interface ContactDatabase {
  /**
   * Resolves with each statement's rows after the commit of all. An error with an SQLSTATE ({@link sqlStateOf}) is a
   * refusal; after any other, whether they were stored is unknown.
   */
  transact(statements: readonly Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
}

export async function queryRows<T>(database: ContactDatabase, statement: Statement): Promise<T[]> {
  const [rows = []] = await database.transact([statement]);
  return rows as T[];
}

/** Read by shape, because clients differ. Codes of system errors, such as EPERM, start with E. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && /^[0-9FHPX][0-9A-Z]{4}$/.test(code) ? code : undefined;
}

/** Needs another setting, or somebody's work: trying again would not help. Its message is one sentence. */
export class UnusableDatabaseError extends Error {}

/** SQLSTATEs of a server that is stopping, starting, out of connections, or read-only after a failover. */
const unavailable = /^(08|57P|53|25006)/;

/** Whether the same call may succeed later, without a change of settings. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined ? !(error instanceof UnusableDatabaseError) : unavailable.test(state);
}

export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  return message || code || String(error);
}

/** Milliseconds for which calls share a failure to open: a call that opens PGlite blocks pages for half a second. */
const pauseMs = 1000;

/** Opens with the first call, and again after a failure or `lost`: pages need no database. */
export function openOnDemand(open: (lost: () => void) => Promise<ContactDatabase>): ContactDatabase {
  let opened: Promise<ContactDatabase> | undefined;
  let isClosed = false;
  const get = () => {
    if (isClosed) throw new Error('The contact database is closed');
    const lost = () => void (opened === opening && (opened = undefined));
    const opening = (opened ??= open(lost).catch((error: unknown) => {
      setTimeout(lost, pauseMs).unref();
      throw error;
    }));
    return opening;
  };
  return {
    transact: async (statements) => (await get()).transact(statements),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
