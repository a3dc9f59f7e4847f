import { randomBytes } from 'node:crypto';
import { UserError } from './errors';
import { keys, type Storage } from './storage';

/** Something in the storage that is being written or relied upon right now, and that the live log does not name yet. */
export interface Lease {
  /** ISO 8601. */
  at: string;
  /** Releases by part. */
  parts: Readonly<Record<string, string>>;
  composition?: string;
  /** Browser files by part, before the release that names them is there. */
  files?: Readonly<Record<string, readonly string[]>>;
}

/** A lease or a pruning older than this belongs to a process that has died. */
const leaseMs = 3_600_000;

/**
 * Does the work while a pruning leaves alone what it relies on. The lease is written before the
 * prunings are looked for, and a pruning announces itself before it looks for leases: of two at the
 * same moment, at least one sees the other. Throws one sentence while a pruning is under way.
 */
export async function withLease<T>(storage: Storage, lease: Omit<Lease, 'at'>, work: () => Promise<T>): Promise<T> {
  return withNote(storage, keys.lease(stamp()), lease, async () => {
    const [pruning] = await listNotes(storage, keys.prunings);
    if (pruning) {
      const { key, note } = pruning;
      throw new UserError(`Old releases are being removed from this storage since ${note.at}. Try again when that is over; if it has died, remove ${key}.`);
    }
    return work();
  });
}

/** Announces a pruning while it works, and tells it what is leased. */
export async function withPruning<T>(storage: Storage, work: (leases: readonly Lease[]) => Promise<T>): Promise<T> {
  return withNote(storage, keys.pruning(stamp()), {}, async () => {
    const leases = await listNotes<Lease>(storage, keys.leases);
    return work(leases.map(({ note }) => note));
  });
}

async function withNote<T>(storage: Storage, key: string, note: object, work: () => Promise<T>): Promise<T> {
  await storage.writeOnce(key, JSON.stringify({ at: new Date().toISOString(), ...note }));
  try {
    return await work();
  } finally {
    await storage.remove(key);
  }
}

/** Notes that count; those of processes that have died are swept away. */
async function listNotes<T extends { at: string }>(storage: Storage, prefix: string): Promise<{ key: string; note: T }[]> {
  const recent: { key: string; note: T }[] = [];
  for (const key of await storage.list(prefix)) {
    const bytes = await storage.read(key);
    if (!bytes) continue;
    const note = JSON.parse(bytes.toString('utf8')) as T;
    if (Date.now() - Date.parse(note.at) < leaseMs) recent.push({ key, note });
    else await storage.remove(key);
  }
  return recent;
}

function stamp(): string {
  return `${Date.now()}-${randomBytes(6).toString('hex')}`;
}
