import type { Statement } from './database';

/** Servers may start concurrently: one migrates, the others wait. Any number that nothing else uses. */
export const migrationLock: Statement = { sql: 'select pg_advisory_xact_lock(7266021490)' };
