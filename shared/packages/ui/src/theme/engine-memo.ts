/** Per function; a limit, because a process renders thousands of pages. */
const mostResults = 500;

/**
 * Replaces `memo` in Chakra's engine (shared/docs/patches.md). Caches results for strings, numbers and lists of them;
 * `withEngineCache` caches objects.
 */
export function memo<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : keyOf(args);
    if (key === undefined) return make(...args);
    let result = known.get(key);
    if (result === undefined) {
      result = make(...args);
      if (known.size === mostResults) known.clear();
      known.set(key, result);
    }
    return result;
  };
}

/** Undefined for objects and functions. */
function keyOf(values: readonly unknown[]): string | undefined {
  let key = '\n';
  for (const value of values) {
    const part = Array.isArray(value) ? keyOf(value) : textOf(value);
    if (part === undefined) return undefined;
    key += `${part}\n`;
  }
  return key;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value !== null && (typeof value === 'object' || typeof value === 'function')
    ? undefined
    : `${typeof value}\t${String(value)}`;
}
