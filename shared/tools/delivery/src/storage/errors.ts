/** Something a person did or has to do; printed as its sentence, without a stack. */
export class UserError extends Error {
  /** With which the command ends, when it is not 1. */
  readonly exitCode?: number;
}

/** What an error says, and what the errors say that caused it. Reads errors of other realms too. */
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
