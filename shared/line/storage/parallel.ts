const usualWidth = 8;

/** `Promise.all` with limited concurrency, in list order. */
export async function eachOf<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width = usualWidth,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const waiting = items.entries();
  const run = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run));
  return results;
}
