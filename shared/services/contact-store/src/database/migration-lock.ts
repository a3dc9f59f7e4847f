import type { Statement } from './database';

/**
 * Several servers may start at once: one changes the database, the others wait. Any number that nothing else there
 * uses.
 */
export const migrationLock: Statement = { sql: 'select pg_advisory_xact_lock(7266021490)' };
