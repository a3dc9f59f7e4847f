/** The outcome of some work; rejects when it takes longer. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  sentence = `does not answer within ${ms / 1000} s`,
): Promise<T> {
  work.catch(() => undefined); // it may fail after nobody waits for it any more
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(sentence)), ms)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
