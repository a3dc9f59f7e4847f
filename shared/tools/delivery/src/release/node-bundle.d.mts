/**
 * Runs a part's CommonJS bundle with the given shared modules and some of Node's own; it can ask for nothing else.
 * Throws with the name of what it asked for.
 */
export function loadNodeBundle(
  code: Buffer | string,
  shared: Readonly<Record<string, unknown>>,
): Record<string, unknown>;
