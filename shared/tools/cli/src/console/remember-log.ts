import { keys, type Storage } from '@site/delivery/storage';

/** Reads each log entry once: entries are immutable, and searches go far back. */
export function rememberLog(storage: Storage): Storage {
  const entries = new Map<string, Buffer>();
  const log = keys.liveEntry(0).split('/')[0];
  return {
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
    read: async (key) => {
      const known = entries.get(key);
      if (known) return known;
      const found = await storage.read(key);
      if (found && key.startsWith(`${log}/`)) entries.set(key, found);
      return found;
    },
  };
}
