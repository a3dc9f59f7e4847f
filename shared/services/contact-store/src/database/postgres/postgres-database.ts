import type { Pool, PoolClient, PoolConfig } from 'pg';
import type { ContactDatabase, Row, Statement, TransactionOptions } from '../database';
import { DatabaseUnavailableError, SqlError, toDatabaseError } from '../errors';
import { createMissingRoles } from '../hosted-roles';
import { migrate } from '../migrate';

export interface PostgresLimits {
  /** Milliseconds to wait for a connection. */
  connectMs: number;
  /** Milliseconds per transaction, after which its connection is dropped. */
  answerMs: number;
}

const usualLimits: PostgresLimits = { connectMs: 3000, answerMs: 5000 };

/** Contact requests are a few per minute. A larger pool would take connections from others. */
const largestPool = 5;

/**
 * PostgreSQL 15 or later through a pool. Broken connections are replaced by the next call. A call that meets one is
 * rejected, not repeated, because it may have been stored.
 */
export class PostgresDatabase implements ContactDatabase {
  private preparing: Promise<void> | undefined;

  private constructor(
    private readonly pool: Pool,
    private readonly limits: PostgresLimits,
  ) {}

  /**
   * Connects to `url` and migrates. An unreachable server is logged and tried again by each call, because pages need no
   * database. Throws one sentence for anything else, such as a wrong password.
   */
  static async open(
    url: string,
    log: (line: string) => void = () => undefined,
    limits: Partial<PostgresLimits> = {},
  ): Promise<PostgresDatabase> {
    const { Pool } = (await import('pg')).default;
    const all = { ...usualLimits, ...limits };
    const pool = new Pool(poolConfig(url, all));
    pool.on('error', ignoreBrokenConnection);
    const database = new PostgresDatabase(pool, all);
    try {
      await database.prepare();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) {
        await pool.end();
        throw new Error(
          `The contact database at DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
      log(
        `The contact database cannot be reached yet, and contact requests are refused until it can: ${error.message}`,
      );
    }
    return database;
  }

  async transact(statements: readonly Statement[], options: TransactionOptions = {}): Promise<Row[][]> {
    await this.prepare();
    return this.run(statements, options);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Once, and again after a failure. */
  private prepare(): Promise<void> {
    this.preparing ??= this.migrate().catch((error: unknown) => {
      this.preparing = undefined;
      throw error;
    });
    return this.preparing;
  }

  private async migrate() {
    const direct: ContactDatabase = {
      transact: (statements, options) => this.run(statements, options),
      close: () => Promise.resolve(),
    };
    await createMissingRoles(direct);
    await migrate(direct);
  }

  private async run(
    statements: readonly Statement[],
    { isReadOnly = false, limitMs = this.limits.answerMs }: TransactionOptions = {},
  ): Promise<Row[][]> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    client.on('error', ignoreBrokenConnection);
    let timer: NodeJS.Timeout | undefined;
    // Also measured here, because a server's timeout does not cross a broken network.
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new DatabaseUnavailableError(`The database has not answered for ${limitMs / 1000} s`)),
        limitMs,
      );
    });
    try {
      const results = await Promise.race([runIn(client, statements, isReadOnly), tooLate]);
      client.release();
      return results;
    } catch (error) {
      const databaseError = toDatabaseError(error);
      await leave(client, databaseError);
      throw databaseError;
    } finally {
      client.off('error', ignoreBrokenConnection);
      clearTimeout(timer);
    }
  }
}

/**
 * The call fails by itself, and the pool replaces the connection. Without a listener the event would end the process.
 */
const ignoreBrokenConnection = () => undefined;

function poolConfig(url: string, { connectMs, answerMs }: PostgresLimits): PoolConfig {
  return {
    connectionString: url,
    max: largestPool,
    connectionTimeoutMillis: connectMs,
    statement_timeout: answerMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'contact-store',
  };
}

/** An acknowledged commit is on disk, even where a server has `synchronous_commit` off. Stronger settings are kept. */
const begin = `begin; select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`;

async function runIn(client: PoolClient, statements: readonly Statement[], isReadOnly: boolean): Promise<Row[][]> {
  await client.query(isReadOnly ? 'begin read only' : begin);
  const results: Row[][] = [];
  for (const { sql, parameters } of statements) {
    // Without parameters there may be several commands and results.
    const result = (await client.query<Row>(sql, parameters && [...parameters])) as { rows: Row[] } | { rows: Row[] }[];
    results.push((Array.isArray(result) ? result.at(-1) : result)?.rows ?? []);
  }
  await client.query('commit');
  return results;
}

/** Returns the connection after an SQL error, drops it after any other. */
async function leave(client: PoolClient, error: Error) {
  if (!(error instanceof SqlError)) return client.release(error);
  try {
    await client.query('rollback');
    client.release();
  } catch (rollbackError) {
    client.release(rollbackError instanceof Error ? rollbackError : true);
  }
}
