/** The body of an error in PostgREST, which supabase-js returns as `error`. */
export interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

interface RefusalOptions {
  details?: string;
  hint?: string;
  /** Seconds after which the same request may succeed; sent as `Retry-After`. */
  retryAfterS?: number;
}

/** A request that is not carried out, with the status and the body of the answer. */
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

/** What Postgres answers to `anon` beyond its grants. PostgREST makes it 401, because signing in might help. */
export const permissionDenied = (table = 'contact') =>
  new Refusal(401, '42501', `permission denied for table ${table}`);
