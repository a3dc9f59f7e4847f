import type { Activation, Composition } from '@site/contracts';
import { readComposition } from '../compose';
import { AppendOnlyLog, keys, type Storage } from '../storage';

/** Somebody else activated a composition between reading the live one and replacing it. */
export class LiveMovedError extends Error {
  constructor(expected: number) {
    super(`The live site has moved on since activation ${expected}: compose again from what is live now.`);
  }
}

const logOf = (storage: Storage) => new AppendOnlyLog<Activation>(storage, keys.liveEntry);

/** What is live now, or `undefined` before the first activation. `from` is a sequence number known to be there. */
export function findLive(storage: Storage, from = 0): Promise<Activation | undefined> {
  return logOf(storage).findNewest(from);
}

/** The composition that is live, or `undefined` before the first activation. */
export async function findLiveComposition(storage: Storage): Promise<Composition | undefined> {
  const live = await findLive(storage);
  return live && readComposition(storage, live.composition);
}

export function readActivation(storage: Storage, sequence: number): Promise<Activation> {
  return logOf(storage).read(sequence);
}

/** Activations from the given one backwards, read one at a time: the caller stops when it has seen enough. */
export async function* walkActivations(storage: Storage, from: Activation | undefined): AsyncGenerator<Activation> {
  if (!from) return;
  yield from;
  for (let sequence = from.sequence - 1; sequence > 0; sequence -= 1) {
    yield await readActivation(storage, sequence);
  }
}

/** The sets of releases that the last `count` activations put live, the newest first, each once. */
export async function recentParts(storage: Storage, count: number): Promise<Composition['parts'][]> {
  const sets = new Map<string, Composition['parts']>();
  let left = count;
  for await (const { parts } of walkActivations(storage, await findLive(storage))) {
    if (parts) sets.set(JSON.stringify(Object.entries(parts).sort()), parts);
    left -= 1;
    if (left === 0) break;
  }
  return [...sets.values()];
}

/** `after` is the sequence number that the caller has seen live; 0 before the first. */
export interface ActivateInput extends Pick<Activation, 'composition' | 'parts' | 'reason' | 'restores' | 'part' | 'pins' | 'retired' | 'split'> {
  after: number;
}

/**
 * Makes a composition the live one: one new entry in the log, which either exists whole or not at
 * all. Throws {@link LiveMovedError} when another activation came in between.
 */
export async function activate(storage: Storage, { after, ...what }: ActivateInput): Promise<Activation> {
  for (const id of [what.composition, ...(what.split ? [what.split.composition] : [])]) {
    if (!(await storage.read(keys.composition(id)))) throw new Error(`There is no composition ${id} in this storage, so it cannot go live.`);
  }
  const activation = await logOf(storage).append(after, { ...what, at: new Date().toISOString() });
  if (!activation) throw new LiveMovedError(after);
  return activation;
}
