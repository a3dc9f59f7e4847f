import type { Storage } from '@site/delivery/storage';

/**
 * Releases on separate machines, as in CI: prepared one after another, then activated together. Seconds: the slowest
 * preparation, and everything after.
 */
export async function releaseFromOwnMachines(
  storage: Storage,
  releases: readonly ((storage: Storage) => Promise<unknown>)[],
): Promise<{ preparation: number; together: number }> {
  const [open, gate] = gateway();
  const [preparations, ends]: [number[], Promise<unknown>[]] = [[], []];
  for (const release of releases) {
    const [arrive, arrival] = gateway();
    const started = performance.now();
    let isFirst = true;
    const held: Storage = {
      read: (key) => storage.read(key),
      list: (prefix) => storage.list(prefix),
      remove: (key) => storage.remove(key),
      writeOnce: async (key, bytes) => {
        if (isFirst && key.startsWith('live/')) {
          isFirst = false;
          arrive();
          await gate;
        }
        return storage.writeOnce(key, bytes);
      },
    };
    ends.push(release(held));
    await Promise.race([arrival, ends.at(-1)]);
    preparations.push(secondsSince(started));
  }
  const started = performance.now();
  open();
  await Promise.all(ends);
  return { preparation: Math.max(...preparations), together: secondsSince(started) };
}

function gateway(): [open: () => void, passed: Promise<void>] {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return [() => open(), passed];
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
