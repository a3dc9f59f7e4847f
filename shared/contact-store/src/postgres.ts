import type { ContactDatabase, Row } from './database';
import { isUnavailable, openOnDemand, reasonOf, sqlStateOf, UnusableDatabaseError } from './database';
import { migrate } from './migrate';

/**
 * PostgreSQL 15 or later, migrated by the first call. While the server cannot be reached, each call tries again.
 * `limitMs` is how long a visitor waits for a transaction.
 */
export function postgresDatabase(url: string, limitMs = 5000): ContactDatabase {
  return openOnDemand(async () => {
    const migrating = await connectTo(url, 600_000); // An index on a large table takes minutes.
    const refuse = (error: unknown) => {
      if (isUnavailable(error)) throw error;
      const message = `The contact database at DATABASE_URL cannot be used: ${reasonOf(error)}`;
      throw new UnusableDatabaseError(message, { cause: error });
    };
    await migrate(migrating).catch(refuse).finally(migrating.close);
    return connectTo(url, limitMs);
  });
}

/** A call that meets a broken connection is rejected, not repeated, because it may have been stored. */
async function connectTo(url: string, limitMs: number): Promise<ContactDatabase> {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: url,
    max: 5, // Contact requests are a few per minute, and others need connections.
    connectionTimeoutMillis: 3000,
    statement_timeout: limitMs,
    query_timeout: limitMs + 1000, // A server's timeout does not cross a broken network.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'contact-store',
  });
  pool.on('error', ignoreBrokenConnection);
  return {
    async transact(statements) {
      const client = await pool.connect();
      client.on('error', ignoreBrokenConnection);
      let isSound = true;
      try {
        await client.query(begin);
        const results: Row[][] = [];
        for (const { sql, parameters } of statements) {
          // Without parameters there may be several commands and results.
          const all = [await client.query<Row>(sql, parameters && [...parameters])].flat();
          results.push(all.at(-1)?.rows ?? []);
        }
        await client.query('commit');
        return results;
      } catch (error) {
        isSound = sqlStateOf(error) !== undefined && (await client.query('rollback').then(Boolean, () => false));
        throw error;
      } finally {
        client.off('error', ignoreBrokenConnection);
        client.release(!isSound);
      }
    },
    close: () => pool.end(),
  };
}

/** Its call fails, and the pool replaces it. Without a listener the event would end the process. */
const ignoreBrokenConnection = () => undefined;

/** An acknowledged commit is on disk, even where a server has `synchronous_commit` off. Stronger settings are kept. */
const begin = `begin; select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`;
