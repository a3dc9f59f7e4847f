import { UserError } from './errors';

/** Rejects with the sentence when `work` takes longer. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  sentence = `does not answer within ${ms / 1000} s`,
): Promise<T> {
  work.catch(() => undefined); // It may reject after the timeout.
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new UserError(sentence)), ms)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
