import { replaceMethods, type Storage } from './storage';
import { within } from './within';

/** Limits reads to `ms`. Throws one sentence that names the key. */
export function limitReads(storage: Storage, ms: number): Storage {
  const sentence = (key: string) => `The storage has not answered within ${ms / 1000} s, asked for ${key}.`;
  return replaceMethods(storage, { read: (key) => within(ms, storage.read(key), sentence(key)) });
}
