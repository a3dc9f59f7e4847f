import type { Activation, Composition } from '@site/contracts';
import { readComposition } from '../compose';
import { findRelease } from '../release';
import { AppendOnlyLog, eachOf, keys, type Storage } from '../storage';
import { readActor } from './actor';

/** Another activation came between reading and replacing the live entry. */
export class LiveMovedError extends Error {
  constructor(expected: number) {
    super(`The live site has moved on since activation ${expected}: compose again from what is live now.`);
  }
}

const logOf = (storage: Storage) => new AppendOnlyLog<Activation>(storage, keys.liveEntry);

/** The live entry, or `undefined` before the first activation. `from` is a known sequence number. */
export function findLive(storage: Storage, from = 0): Promise<Activation | undefined> {
  return logOf(storage).findNewest(from);
}

/** `undefined` before the first activation. */
export async function findLiveComposition(storage: Storage): Promise<Composition | undefined> {
  const live = await findLive(storage);
  return live && readComposition(storage, live.composition);
}

export function readActivation(storage: Storage, sequence: number): Promise<Activation> {
  return logOf(storage).read(sequence);
}

/** Concurrent reads: in a bucket each takes a round trip. */
const mostAtOnce = 16;

/** Activations backwards from `start`, at most `most`. Reads 1, 2, 4 … entries at a time. */
export async function* walkActivations(
  storage: Storage,
  from: Activation | undefined,
  most = Infinity,
): AsyncGenerator<Activation> {
  if (!from) return;
  yield from;
  let next = from.sequence - 1;
  const end = Math.max(0, from.sequence - most);
  for (let count = 1; next > end; count = Math.min(count * 2, mostAtOnce)) {
    const sequences = Array.from({ length: Math.min(count, next - end) }, (_, index) => next - index);
    const read = await Promise.allSettled(sequences.map((sequence) => readActivation(storage, sequence)));
    for (const entry of read) {
      // Unreadable entries matter only to callers that reach them.
      if (entry.status === 'rejected') throw entry.reason;
      yield entry.value;
    }
    next -= sequences.length;
  }
}

/** `before` is the live entry that the caller saw. */
export interface ActivateInput extends Pick<
  Activation,
  'composition' | 'parts' | 'reason' | 'restores' | 'part' | 'pins' | 'retired' | 'split'
> {
  before: Activation | undefined;
}

/** Activates a composition with one atomic log entry. Throws {@link LiveMovedError} after a concurrent activation. */
export async function activate(storage: Storage, { before, ...what }: ActivateInput): Promise<Activation> {
  const [uncommitted] = await Promise.all([
    listUncommitted(storage, what.parts, before),
    requireComposition(storage, what.composition),
    what.split && requireComposition(storage, what.split.composition),
  ]);
  const entry = {
    ...what,
    ...(uncommitted.length > 0 ? { uncommitted } : {}),
    by: readActor(),
    at: new Date().toISOString(),
  };
  const activation = await logOf(storage).append(before, entry);
  if (!activation) throw new LiveMovedError(before?.sequence ?? 0);
  return activation;
}

async function requireComposition(storage: Storage, id: string): Promise<void> {
  if (!(await storage.read(keys.composition(id))))
    throw new Error(`There is no composition ${id} in this storage, so it cannot go live.`);
}

/** New versions of this activation that were built from uncommitted sources. */
async function listUncommitted(
  storage: Storage,
  parts: Composition['parts'],
  before: Activation | undefined,
): Promise<string[]> {
  const came = Object.entries(parts).filter(([part, version]) => before?.parts?.[part] !== version);
  const found = await eachOf(came, async ([part, version]) =>
    (await findRelease(storage, part, version))?.commit?.endsWith('+') ? [`${part}@${version}`] : [],
  );
  return found.flat();
}
