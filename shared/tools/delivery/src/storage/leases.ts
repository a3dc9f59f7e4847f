import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { UserError } from './errors';
import { keys, type Storage } from './storage';

/** Something in the storage that is being written or relied upon right now, and that the live log does not name yet. */
export interface Lease {
  /** Releases by part. */
  parts: Readonly<Record<string, string>>;
  composition?: string;
  /** Browser files by part, before the release that names them is there. */
  files?: Readonly<Record<string, readonly string[]>>;
}

/** Who holds a lease or prunes, and since when. */
interface Holder {
  /** ISO 8601; written again while the work goes on. */
  at: string;
  host: string;
  pid: number;
}

/** A note that has not been renewed for so long belongs to a process that has died. */
const leaseMs = 600_000;
const renewMs = leaseMs / 4;

/**
 * Does the work while a pruning leaves alone what it relies on. The lease is written before the
 * prunings are looked for, and a pruning announces itself before it looks for leases: of two at the
 * same moment, at least one sees the other. Throws one sentence while a pruning is under way.
 */
export async function withLease<T>(storage: Storage, lease: Lease, work: () => Promise<T>): Promise<T> {
  return withNote(storage, keys.lease, lease, async () => {
    const [pruning] = await listNotes<Holder>(storage, keys.prunings);
    if (pruning) throw new UserError(`Old releases are being removed from this storage, by process ${pruning.pid} on ${pruning.host} since ${pruning.at}. Try again when that is over; if it was killed, in ${leaseMs / 60_000} minutes.`);
    return work();
  });
}

/** Announces a pruning while it works, and tells it what is leased. */
export async function withPruning<T>(storage: Storage, work: (leases: readonly Lease[]) => Promise<T>): Promise<T> {
  return withNote(storage, keys.pruning, {}, async () => work(await listNotes<Lease & Holder>(storage, keys.leases)));
}

/** Between two looks at who is first (ms); more each time, as a bucket counts requests. */
const [firstLookMs, longestLookMs] = [20, 1_000];
/** Nobody waits longer than this (ms) for those before: the order saves work, nothing depends on it. */
const patienceMs = 120_000;

/**
 * Does the work when all who asked before have done theirs, each in the order of asking, so that many at the same moment do not
 * hinder each other. A turn is no lock: whose process has died is passed over, and after two minutes of waiting the work begins anyway.
 */
export async function inTurn<T>(storage: Storage, work: () => Promise<T>): Promise<T> {
  return withNote(storage, keys.turn, {}, async (key) => {
    const end = Date.now() + patienceMs;
    for (let pauseMs = firstLookMs; Date.now() < end && !(await isFirst(storage, key)); pauseMs = Math.min(pauseMs * 1.5, longestLookMs)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return work();
  });
}

/** Of those that are alive; notes of the others are swept away. Whoever renews a note keeps the place of the first one. */
async function isFirst(storage: Storage, own: string): Promise<boolean> {
  for (const key of await storage.list(keys.turns)) {
    if (key >= own) return true;
    const bytes = await storage.read(key);
    if (!bytes) continue;
    if (isHeld(JSON.parse(bytes.toString('utf8')) as Holder)) return false;
    await storage.remove(key);
  }
  return true;
}

/** Nothing is ever overwritten, so a note is renewed by another one. `work` is told the key of the first. */
async function withNote<T>(storage: Storage, keyOf: (name: string) => string, note: object, work: (key: string) => Promise<T>): Promise<T> {
  const held: string[] = [];
  const write = async () => {
    const key = keyOf(`${Date.now()}-${randomBytes(6).toString('hex')}`);
    held.push(key);
    const holder: Holder = { at: new Date().toISOString(), host: hostname(), pid: process.pid };
    await storage.writeOnce(key, JSON.stringify({ ...holder, ...note }));
  };
  await write();
  const [first = ''] = held;
  const timer = setInterval(() => void write().catch(() => undefined), renewMs).unref();
  try {
    return await work(first);
  } finally {
    clearInterval(timer);
    await Promise.all(held.map((key) => storage.remove(key)));
  }
}

/** Notes that count; those of processes that have died are swept away. */
async function listNotes<T extends object>(storage: Storage, prefix: string): Promise<T[]> {
  const found: T[] = [];
  for (const key of await storage.list(prefix)) {
    const bytes = await storage.read(key);
    if (!bytes) continue;
    const note = JSON.parse(bytes.toString('utf8')) as T & Holder;
    if (isHeld(note)) found.push(note);
    else await storage.remove(key);
  }
  return found;
}

function isHeld({ at, host, pid }: Holder): boolean {
  if (Date.now() - Date.parse(at) > leaseMs) return false;
  return host !== hostname() || isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, though it may not be signaled.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
