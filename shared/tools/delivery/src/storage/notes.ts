import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Storage } from './storage';

/** Who has written a note, and since when. */
export interface Holder {
  /** ISO 8601, by the clock of the host; written again while the work goes on. */
  at: string;
  host: string;
  pid: number;
}

/**
 * A note of another host that has not been renewed for `lifeMs` belongs to a process that has died. On this host the
 * process is asked for.
 */
export interface NoteTimes {
  renewMs: number;
  lifeMs: number;
}

/** `keyOf(name)` is the key of a note; all notes of one kind have a prefix in common. */
export interface NoteKind extends NoteTimes {
  keyOf: (name: string) => string;
  prefix: string;
}

/**
 * A note lies in the storage while the work goes on. Nothing is ever overwritten, so a note is renewed by another one,
 * whose name begins with that of the first, and all of them go at the end: whoever has just listed them finds one.
 * `work` is told that name; names are in the order of writing.
 */
export async function withNote<T>(
  storage: Storage,
  { keyOf, renewMs }: NoteKind,
  note: object,
  work: (name: string) => Promise<T>,
): Promise<T> {
  const name = `${Date.now()}-${randomBytes(6).toString('hex')}`;
  const held: string[] = [];
  const write = async () => {
    const key = keyOf(held.length === 0 ? name : `${name}-${Date.now()}`);
    const holder: Holder = { at: new Date().toISOString(), host: hostname(), pid: process.pid };
    held.push(key);
    await storage.writeOnce(key, JSON.stringify({ ...holder, ...note }));
  };
  await write();
  let renewal = Promise.resolve();
  const timer = setInterval(() => (renewal = write().catch(() => undefined)), renewMs).unref();
  try {
    return await work(name);
  } finally {
    clearInterval(timer);
    await renewal; // or it would be written behind the removal
    await Promise.all(held.map((key) => storage.remove(key)));
  }
}

export interface FoundNote<T> {
  /** Of the first note of that work, and of those behind it in the order of writing. */
  names: readonly [string, ...string[]];
  note: T & Holder;
}

/** Notes that count, in the order of writing; those of processes that have died are swept away as they are met. */
export async function* walkNotes<T extends object>(
  storage: Storage,
  { prefix, lifeMs }: NoteKind,
): AsyncGenerator<FoundNote<T>> {
  const notesOf = byName(await storage.list(prefix), prefix);
  const names = [...notesOf.keys()];
  for (const [index, [name, found]] of [...notesOf].entries()) {
    // Removed meanwhile: that work is over.
    const newest = await storage.read(found.at(-1) ?? '');
    if (!newest) continue;
    const note = JSON.parse(newest.toString('utf8')) as T & Holder;
    if (isHeld(note, lifeMs)) yield { names: [name, ...names.slice(index + 1)], note };
    else await Promise.all(found.map((key) => storage.remove(key)));
  }
}

/** The first note of a work and its renewals, in the order of time. */
function byName(found: readonly string[], prefix: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const stems = found.map((key) => key.slice(prefix.length).replace(/\.json$/, '')).sort();
  for (const stem of stems) {
    const name = /^\d+-[0-9a-f]{12}/.exec(stem)?.[0] ?? stem;
    names.set(name, [...(names.get(name) ?? []), `${prefix}${stem}.json`]);
  }
  return names;
}

function isHeld({ at, host, pid }: Holder, lifeMs: number): boolean {
  if (Date.now() - Date.parse(at) > lifeMs) return false;
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
