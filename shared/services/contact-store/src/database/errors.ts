import { codeOf } from '../error-code';

export class SqlError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly detail?: string,
    readonly hint?: string,
  ) {
    super(message);
    this.name = 'SqlError';
  }
}

/** No answer for the moment. Nothing was acknowledged; whether it was stored is unknown. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailableError';
  }
}

/** Whether opening may succeed later without a change of settings. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError || codeOf(error) === 'ENOSPC';
}

export class DiskFullError extends DatabaseUnavailableError {
  constructor(message: string) {
    super(message);
    this.name = 'DiskFullError';
  }
}

/** Fields of an error of any Postgres client. */
export interface ErrorFields {
  code?: unknown;
  message?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/** SQLSTATEs of a server that is stopping, starting, out of connections, or read-only after a failover. */
const unavailable = /^(08|57P|53300|25006)/;

/** `undefined` for other errors. Codes of system errors, such as EPERM, start with E. */
export function toSqlError(error: ErrorFields): SqlError | undefined {
  const { code, message, detail, hint } = error;
  if (typeof code !== 'string' || !/^[0-9FHPX][0-9A-Z]{4}$/.test(code)) return undefined;
  return new SqlError(
    code,
    String(message),
    typeof detail === 'string' ? detail : undefined,
    typeof hint === 'string' ? hint : undefined,
  );
}

export function toDatabaseError(error: unknown): SqlError | DatabaseUnavailableError {
  if (error instanceof SqlError || error instanceof DatabaseUnavailableError) return error;
  const sqlError = typeof error === 'object' && error !== null ? toSqlError(error) : undefined;
  if (sqlError && !unavailable.test(sqlError.code)) return sqlError;
  const reason = error instanceof Error && error.message ? error.message : String(codeOf(error) ?? error);
  return new DatabaseUnavailableError(reason, { cause: error });
}
