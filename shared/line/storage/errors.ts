/** An error for the user, printed as its sentence without a stack. */
export class UserError extends Error {
  /** Default 1. */
  readonly exitCode?: number;
}

/** The message of an error and its causes. Also for errors of other realms. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let each: unknown = error; each !== undefined && reasons.length < 5; each = causeOf(each)) {
    const message = messageOf(each);
    if (!reasons.some((reason) => reason.includes(message))) reasons.push(message);
  }
  return reasons.join(' ');
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
}
