import type { Composition } from '@site/contracts';
import { keys, readJson, type Storage } from '../storage';

/** `undefined` when there is none, or none any more: old ones are pruned. */
export async function findComposition(storage: Storage, id: string): Promise<Composition | undefined> {
  const bytes = await storage.read(keys.composition(id));
  return bytes && (JSON.parse(bytes.toString('utf8')) as Composition);
}

/** Throws when it is not in the storage. */
export function readComposition(storage: Storage, id: string): Promise<Composition> {
  return readJson<Composition>(storage, keys.composition(id));
}
