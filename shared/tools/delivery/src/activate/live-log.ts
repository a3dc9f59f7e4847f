import type { Activation, Composition } from '@site/contracts';
import { readComposition } from '../compose';
import { keys, readJson, type Storage } from '../storage';

/** Somebody else activated a composition between reading the live one and replacing it. */
export class LiveMovedError extends Error {
  constructor(expected: number) {
    super(`The live site has moved on since activation ${expected}: compose again from what is live now.`);
  }
}

/**
 * What is live now, or `undefined` before the first activation. The log is not listed: entries have
 * no gaps, so a few reads find the newest. `from` is a sequence number known to be there; with the
 * live one's this takes two reads.
 */
export async function findLive(storage: Storage, from = 0): Promise<Activation | undefined> {
  let [newest, step] = [from, 1];
  while (await hasEntry(storage, newest + step)) {
    newest += step;
    step *= 2;
  }
  let beyond = newest + step;
  while (beyond - newest > 1) {
    const middle = Math.floor((newest + beyond) / 2);
    if (await hasEntry(storage, middle)) newest = middle;
    else beyond = middle;
  }
  return newest === 0 ? undefined : readActivation(storage, newest);
}

async function hasEntry(storage: Storage, sequence: number): Promise<boolean> {
  return (await storage.read(keys.liveEntry(sequence))) !== undefined;
}

/** The composition that is live, or `undefined` before the first activation. */
export async function findLiveComposition(storage: Storage): Promise<Composition | undefined> {
  const live = await findLive(storage);
  return live && readComposition(storage, live.composition);
}

export function readActivation(storage: Storage, sequence: number): Promise<Activation> {
  return readJson<Activation>(storage, keys.liveEntry(sequence));
}

/** Activations from the given one backwards, read one at a time: the caller stops when it has seen enough. */
export async function* walkActivations(storage: Storage, from: Activation | undefined): AsyncGenerator<Activation> {
  if (!from) return;
  yield from;
  for (let sequence = from.sequence - 1; sequence > 0; sequence -= 1) {
    yield await readActivation(storage, sequence);
  }
}

/** `after` is the sequence number that the caller has seen live; 0 before the first. */
export interface ActivateInput extends Pick<Activation, 'composition' | 'reason' | 'restores' | 'part'> {
  after: number;
}

/**
 * Makes a composition the live one: one new entry in the log, which either exists whole or not at
 * all. Throws {@link LiveMovedError} when another activation came in between.
 */
export async function activate(storage: Storage, { after, ...what }: ActivateInput): Promise<Activation> {
  if (!(await storage.read(keys.composition(what.composition)))) {
    throw new Error(`There is no composition ${what.composition} in this storage, so it cannot go live.`);
  }
  // Never past the end: a gap in the log would hide everything behind it.
  if (after > 0 && !(await hasEntry(storage, after))) throw new LiveMovedError(after);
  const activation: Activation = { sequence: after + 1, ...what, at: new Date().toISOString() };
  const outcome = await storage.writeOnce(keys.liveEntry(activation.sequence), JSON.stringify(activation));
  if (outcome === 'exists') throw new LiveMovedError(after);
  return activation;
}
