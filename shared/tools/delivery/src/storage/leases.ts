import { UserError } from './errors';
import { type FoundNote, type Holder, type NoteKind, walkNotes, withNote } from './notes';
import { keys, type Storage } from './storage';

/** Content that is being written or used and is not in the live log. */
export interface Lease {
  /** Releases by part. */
  parts: Readonly<Record<string, string>>;
  composition?: string;
  files?: Readonly<Record<string, readonly string[]>>;
}

/** Only prunings and leases wait for each other. */
const times = { renewMs: 150_000, lifeMs: 600_000 };
const lease: NoteKind = { keyOf: keys.lease, prefix: keys.leases, ...times };
const pruning: NoteKind = { keyOf: keys.pruning, prefix: keys.prunings, ...times };

/**
 * Runs `work` while prunings keep `what`. Leases are written before looking for prunings, and prunings announced before
 * looking for leases, so that one sees the other. Throws during a pruning.
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

/** Announces a pruning, and passes all leases to `work`. */
export async function withPruning<T>(storage: Storage, work: (leases: readonly Lease[]) => Promise<T>): Promise<T> {
  return withNote(storage, pruning, {}, async () => work(await listNotes(walkNotes<Lease>(storage, lease))));
}

async function listNotes<T>(found: AsyncGenerator<FoundNote<T>>): Promise<(T & Holder)[]> {
  const notes: (T & Holder)[] = [];
  for await (const { note } of found) notes.push(note);
  return notes;
}
