/** An error for the user, printed as its sentence without a stack. */
export class UserError extends Error {
  /** Default 1. */
  readonly exitCode?: number;
}

/** All reasons why something cannot go live. */
export class RefusedError extends UserError {
  constructor(readonly refusals: readonly string[]) {
    super(`This cannot go live:\n${refusals.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** The message of an error and its causes. Also for errors of other realms. */
export function reasonOf(error: unknown): string {
  const { message = error, cause } = Object(error) as { message?: unknown; cause?: unknown };
  const [reason, deeper] = [String(message), cause === undefined ? '' : reasonOf(cause)];
  return reason.includes(deeper) ? reason : `${reason} ${deeper}`;
}

const limits: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'A file may not become so large (ulimit -f)',
  EMFILE: 'Too many files are open (ulimit -n)',
  EROFS: 'The disk is read-only',
  EACCES: 'This user has no right to do this',
};

/** The sentence for a limit of the machine, and what to do; `undefined` for other errors. */
export function describeLimit(error: unknown): string | undefined {
  const { code = '', path, cause } = Object(error) as { code?: string; path?: string; cause?: unknown };
  const limit = limits[code];
  if (limit)
    return `${limit}${path ? `: ${path}` : ''}. Nothing went live by this. Mend it, then run the command again.`;
  return cause === undefined ? undefined : describeLimit(cause);
}
