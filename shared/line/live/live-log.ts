import type { Activation, Composition } from '@site/contracts';
import { readComposition } from '../compose';
import { AppendOnlyLog, keys, type Storage } from '../storage';
import { readActor } from './actor';

const logOf = (storage: Storage) => new AppendOnlyLog<Activation>(storage, keys.liveEntry);

/** The live entry, or `undefined` before the first activation. `from` is a known sequence number. */
export function findLive(storage: Storage, from = 0): Promise<Activation | undefined> {
  return logOf(storage).findNewest(from);
}

export async function findLiveComposition(storage: Storage): Promise<Composition | undefined> {
  const live = await findLive(storage);
  return live && readComposition(storage, live.composition);
}

export function readActivation(storage: Storage, sequence: number): Promise<Activation> {
  return logOf(storage).read(sequence);
}

export async function* walkActivations(
  storage: Storage,
  from: Activation | undefined,
  most = Infinity,
): AsyncGenerator<Activation> {
  if (!from) return;
  yield from;
  const end = Math.max(0, from.sequence - most);
  for (let next = from.sequence - 1; next > end; next -= 1) yield await readActivation(storage, next);
}

/** `before` is the live entry that the caller saw. */
export interface NewActivation extends Pick<
  Activation,
  'composition' | 'parts' | 'reason' | 'restores' | 'part' | 'pins' | 'removed'
> {
  before: Activation | undefined;
}

/** Activates a composition with one atomic log entry. `undefined` after a concurrent activation. */
export function logActivation(storage: Storage, { before, ...what }: NewActivation): Promise<Activation | undefined> {
  return logOf(storage).append(before, { ...what, by: readActor(), at: new Date().toISOString() });
}
