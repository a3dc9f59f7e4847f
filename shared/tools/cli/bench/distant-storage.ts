import type { Storage } from '@site/delivery/storage';

export function distantStorage(storage: Storage, ms: number): Storage {
  const trip = () => new Promise((resolve) => setTimeout(resolve, ms));
  return {
    read: async (key) => (await trip(), storage.read(key)),
    writeOnce: async (key, bytes) => (await trip(), storage.writeOnce(key, bytes)),
    list: async (prefix) => (await trip(), storage.list(prefix)),
    remove: async (key) => (await trip(), storage.remove(key)),
  };
}
