/** One statement. Without `parameters` the text may hold several commands. */
export interface Statement {
  sql: string;
  parameters?: readonly (string | number | null)[];
}

export type Row = Record<string, unknown>;

export interface TransactionOptions {
  /** Writes nothing: allowed on a full disk. */
  isReadOnly?: boolean;
  /** Milliseconds to wait for the answer; by default what a visitor would wait for. */
  limitMs?: number;
}

/**
 * The contact database, embedded or on a server. One call is one transaction, because the embedded
 * database is in another thread, and a transaction that waited for this one could hold up all others.
 */
export interface ContactDatabase {
  /**
   * Resolves with the rows of each statement when all of it is committed and on disk. Rejects with an `SqlError`
   * when the database has refused a statement, and with a `DatabaseUnavailableError` when it could not answer.
   */
  transact(statements: readonly Statement[], options?: TransactionOptions): Promise<Row[][]>;
  close(): Promise<void>;
}

/** Runs one statement. Resolves with its rows, whose shape the statement decides. */
export async function queryRows<T>(
  database: ContactDatabase,
  statement: Statement,
  options?: TransactionOptions,
): Promise<T[]> {
  const [rows = []] = await database.transact([statement], options);
  return rows as T[];
}
