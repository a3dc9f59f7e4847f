import { UserError } from './errors';
import { type FoundNote, type Holder, type NoteKind, walkNotes, withNote } from './notes';
import { keys, type Storage } from './storage';

/** Something in the storage that is being written or relied upon right now, and that the live log does not name yet. */
export interface Lease {
  /** Releases by part. */
  parts: Readonly<Record<string, string>>;
  composition?: string;
  /** Browser files by part, before the release that names them is there. */
  files?: Readonly<Record<string, readonly string[]>>;
}

/** Only a pruning waits for these, and the other way round. */
const times = { renewMs: 150_000, lifeMs: 600_000 };
const lease: NoteKind = { keyOf: keys.lease, prefix: keys.leases, ...times };
const pruning: NoteKind = { keyOf: keys.pruning, prefix: keys.prunings, ...times };

/**
 * Does the work while a pruning leaves alone what it relies on. The lease is written before the
 * prunings are looked for, and a pruning announces itself before it looks for leases: of two at the
 * same moment, at least one sees the other. Throws one sentence while a pruning is under way.
 */
export async function withLease<T>(storage: Storage, what: Lease, work: () => Promise<T>): Promise<T> {
  return withNote(storage, lease, what, async () => {
    const [found] = await listNotes(walkNotes(storage, pruning));
    if (found)
      throw new UserError(
        `Old releases are being removed from this storage, by process ${found.pid} on ${found.host} since ${found.at}. Try again when that is over; if it was killed, in ${times.lifeMs / 60_000} minutes.`,
      );
    return work();
  });
}

/** Announces a pruning while it works, and tells it what is leased. */
export async function withPruning<T>(storage: Storage, work: (leases: readonly Lease[]) => Promise<T>): Promise<T> {
  return withNote(storage, pruning, {}, async () => work(await listNotes(walkNotes<Lease>(storage, lease))));
}

async function listNotes<T>(found: AsyncGenerator<FoundNote<T>>): Promise<(T & Holder)[]> {
  const notes: (T & Holder)[] = [];
  for await (const { note } of found) notes.push(note);
  return notes;
}
