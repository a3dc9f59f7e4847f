/** Runs a part's CommonJS bundle with the given shared modules and some Node modules. Throws for any other module. */
export function loadNodeBundle(
  code: Buffer | string,
  shared: Readonly<Record<string, unknown>>,
): Record<string, unknown>;
