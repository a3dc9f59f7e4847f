import { UserError } from './errors';
import type { Storage } from './storage';

/** Limits reads to `ms`. Throws one sentence that names the key. */
export function limitReads(storage: Storage, ms: number): Storage {
  return {
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
    ...(storage.removeLeftovers ? { removeLeftovers: () => storage.removeLeftovers?.() ?? Promise.resolve(0) } : {}),
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
  };
}
