import { codeOf } from '../error-code';
import type { ErrorBody } from './refusal';

/** An error that Postgres itself has raised. The codes of system errors, such as EPERM, begin with an E. */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  const code = codeOf(error);
  return typeof code === 'string' && /^[0-9FHPX][0-9A-Z]{4}$/.test(code);
}

export function bodyOf({ code, message, detail, hint }: DatabaseError): ErrorBody {
  return { code, message, details: detail ?? null, hint: hint ?? null };
}

/** First match wins; the rest is the sender's fault. The rows of PostgREST's table that can occur for a visitor here. */
const statuses: readonly [code: RegExp, status: number][] = [
  [/^42501/, 401],
  [/^23505/, 409],
  [/^(08|53|57)/, 503],
  [/^(25|40|54|55|58|XX|P0)/, 500],
];

/** The HTTP status of an SQLSTATE, as PostgREST answers. `PTnnn` is a status that our own SQL asks for. */
export function statusOf({ code }: DatabaseError): number {
  const [, wanted] = /^PT(\d{3})$/.exec(code) ?? [];
  if (wanted) return Number(wanted);
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
