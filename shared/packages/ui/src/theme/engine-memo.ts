/** Results of one function; a process that renders thousands of pages meets more values than are worth keeping. */
const mostResults = 500;

/**
 * Takes the place of `memo` in Chakra's style engine (shared/docs/patches.md). That one writes a text for each style
 * object, several times in each pass, and moves each result that it finds again to the end of a list. This one
 * remembers results for strings, numbers and lists of them; for objects the function is called: `withEngineCache`
 * remembers what is made of those.
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

/** A text that no single string has; none for what contains an object or a function. */
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
