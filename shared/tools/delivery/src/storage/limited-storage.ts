import { UserError } from './errors';
import { replaceMethods, type Storage } from './storage';

/** Limits reads to `ms`. Throws one sentence that names the key. */
export function limitReads(storage: Storage, ms: number): Storage {
  return replaceMethods(storage, {
    read: async (key) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new UserError(`The storage has not answered within ${ms / 1000} s, asked for ${key}.`)),
          ms,
        );
      });
      try {
        return await Promise.race([storage.read(key), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  });
}
