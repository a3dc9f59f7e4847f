/** So many reads and writes of a storage are under way at a time, unless the caller says another number. */
const usualWidth = 8;

/** `Promise.all` over a list, a few at a time; the results are in the order of the list. */
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
