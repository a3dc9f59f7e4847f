import type { Storage } from '../../storage';

/** The same storage with these methods replaced. */
export function replaceMethods(storage: Storage, methods: Partial<Storage>): Storage {
  return {
    read: (key) => storage.read(key),
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
    ...methods,
  };
}
