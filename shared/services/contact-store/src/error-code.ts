/** The `code` of a system or database error. Read by shape, because the error may come from another realm. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
