export interface Statement {
  sql: string;
  parameters?: readonly (string | number | null)[];
}

export type Row = Record<string, unknown>;

export interface TransactionOptions {
  /** Allowed on a full disk. */
  isReadOnly?: boolean;
  /** Milliseconds; default: what a visitor would wait. */
  limitMs?: number;
}

/** One call is one transaction: one that waited for this thread could block all others. */
export interface ContactDatabase {
  /**
   * Resolves with each statement's rows after the commit is on disk. Rejects with `SqlError` when the database refuses,
   * with `DatabaseUnavailableError` when it cannot answer.
   */
  transact(statements: readonly Statement[], options?: TransactionOptions): Promise<Row[][]>;
  close(): Promise<void>;
}

export async function queryRows<T>(
  database: ContactDatabase,
  statement: Statement,
  options?: TransactionOptions,
): Promise<T[]> {
  const [rows = []] = await database.transact([statement], options);
  return rows as T[];
}
