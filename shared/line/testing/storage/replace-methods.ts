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

/** Storages of one group: their first `count` writes into the log wait for each other. */
export function meetingAtTheLog(count: number): (storage: Storage) => Storage {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return (storage) =>
    replaceMethods(storage, {
      writeOnce: async (key, bytes) => {
        if (!key.startsWith('live/')) return storage.writeOnce(key, bytes);
        arrived += 1;
        if (arrived === count) open();
        await all;
        return storage.writeOnce(key, bytes);
      },
    });
}
