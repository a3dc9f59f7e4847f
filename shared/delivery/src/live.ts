import type { Activation, Composition } from '@site/contracts';
import { keys, readJson, type Storage } from './storage';

/** Somebody else activated a composition between reading the live one and replacing it. */
export class LiveMovedError extends Error {
  constructor(expected: number) {
    super(`The live site has moved on since activation ${expected}: compose again from what is live now.`);
  }
}

/** What is live now, or `undefined` before the first activation. */
export async function findLive(storage: Storage): Promise<Activation | undefined> {
  const newest = (await storage.list(keys.liveLog)).at(-1);
  return newest === undefined ? undefined : readJson<Activation>(storage, newest);
}

/** The composition that is live, or `undefined` before the first activation. */
export async function findLiveComposition(storage: Storage): Promise<Composition | undefined> {
  const live = await findLive(storage);
  return live && readJson<Composition>(storage, keys.composition(live.composition));
}

/** All activations, newest first. */
export async function listActivations(storage: Storage): Promise<Activation[]> {
  const entries = await storage.list(keys.liveLog);
  return Promise.all(entries.reverse().map((key) => readJson<Activation>(storage, key)));
}

/**
 * Makes a composition the live one: one new entry in the log, which either exists whole or not at
 * all. `after` is the sequence number that the caller has seen live (0 before the first).
 * Throws {@link LiveMovedError} when another activation came in between.
 */
export async function activate(
  storage: Storage,
  { composition, after, reason }: { composition: string; after: number; reason: string },
): Promise<Activation> {
  if (!(await storage.read(keys.composition(composition)))) {
    throw new Error(`There is no composition ${composition} in this storage, so it cannot go live.`);
  }
  const activation: Activation = { sequence: after + 1, composition, at: new Date().toISOString(), reason };
  const live = await findLive(storage);
  if ((live?.sequence ?? 0) !== after) throw new LiveMovedError(after);
  const outcome = await storage.writeOnce(keys.liveEntry(activation.sequence), JSON.stringify(activation));
  if (outcome === 'exists') throw new LiveMovedError(after);
  return activation;
}
