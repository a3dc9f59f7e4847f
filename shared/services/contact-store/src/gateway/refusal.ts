/** What PostgREST says in the body of an error, and what supabase-js hands on as `error`. */
export interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** A request that is not carried out, with the status and the words of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, details: null, hint: this.hint };
  }
}
