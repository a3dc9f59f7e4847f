import { DiskFullError, SqlError } from '../database/errors';
import type { DatabaseUnavailableError } from '../database/errors';
import { Refusal } from './refusal';

/** Seconds until a retry while the database is away: it is open again in about two. */
const retryAfterS = 5;

/** First match wins; anything else is the sender's fault. Rows of PostgREST's table that a visitor can cause. */
const statuses: readonly [code: RegExp, status: number][] = [
  [/^42501/, 401],
  [/^23505/, 409],
  [/^(08|53|57)/, 503],
  [/^(25|40|54|55|58|XX|P0)/, 500],
];

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

/** `PTnnn` is a status that our SQL requests. */
function statusOf(code: string): number {
  const [, requested] = /^PT(\d{3})$/.exec(code) ?? [];
  if (requested) return Number(requested);
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
