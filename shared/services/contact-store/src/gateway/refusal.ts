/** The body of a PostgREST error, which supabase-js returns as `error`. */
export interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

interface RefusalOptions {
  details?: string;
  hint?: string;
  retryAfterS?: number;
}

/** A refused request with status and body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly options: RefusalOptions = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }

  get body(): ErrorBody {
    const { details = null, hint = null } = this.options;
    return { code: this.code, message: this.message, details, hint };
  }
}

/** Postgres' answer to `anon` beyond its grants. PostgREST returns 401, because signing in might help. */
export const permissionDenied = (table = 'contact') =>
  new Refusal(401, '42501', `permission denied for table ${table}`);
