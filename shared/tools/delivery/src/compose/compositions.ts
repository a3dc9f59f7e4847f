import type { Composition } from '@site/contracts';
import { findJson, keys, readJson, type Storage } from '../storage';

/** `undefined` when there is none, or none any more: old ones are pruned. */
export function findComposition(storage: Storage, id: string): Promise<Composition | undefined> {
  return findJson<Composition>(storage, keys.composition(id));
}

/** Throws when it is not in the storage. */
export function readComposition(storage: Storage, id: string): Promise<Composition> {
  return readJson<Composition>(storage, keys.composition(id));
}
