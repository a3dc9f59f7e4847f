import { DiskFullError, SqlError } from '../database/errors';
import type { DatabaseUnavailableError } from '../database/errors';
import { Refusal } from './refusal';

/** Seconds after which a visitor may try again while the database is away: a lost one is open again in about two. */
const retryAfterS = 5;

/**
 * First match wins; the rest is the sender's fault. The rows of PostgREST's table that can occur for a visitor here.
 */
const statuses: readonly [code: RegExp, status: number][] = [
  [/^42501/, 401],
  [/^23505/, 409],
  [/^(08|53|57)/, 503],
  [/^(25|40|54|55|58|XX|P0)/, 500],
];

/** The answer to an error of the database, as PostgREST gives it. */
export function toRefusal(error: SqlError | DatabaseUnavailableError): Refusal {
  if (error instanceof SqlError) {
    const { code, message, detail: details, hint } = error;
    const status = statusOf(code);
    return new Refusal(status, code, message, { details, hint, ...(status === 503 ? { retryAfterS } : {}) });
  }
  if (error instanceof DiskFullError)
    return new Refusal(503, '53100', 'The disk of the database is full', { retryAfterS });
  return new Refusal(503, 'PGRST000', 'The database could not be reached', { retryAfterS });
}

/** The HTTP status of an SQLSTATE. `PTnnn` is a status that our own SQL asks for. */
function statusOf(code: string): number {
  const [, requested] = /^PT(\d{3})$/.exec(code) ?? [];
  if (requested) return Number(requested);
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
