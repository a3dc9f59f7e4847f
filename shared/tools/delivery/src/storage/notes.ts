import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Storage } from './storage';

export interface Holder {
  /** ISO 8601, host clock; renewed during the work. */
  at: string;
  host: string;
  pid: number;
}

/** Notes of other hosts expire after `lifeMs` without renewal. On this host the process is checked. */
export interface NoteTimes {
  renewMs: number;
  lifeMs: number;
}

/** `keyOf(name)` is the key of a note; notes of a kind share a prefix. */
export interface NoteKind extends NoteTimes {
  keyOf: (name: string) => string;
  prefix: string;
}

/**
 * Keeps a note during `work`. Renewals are new notes whose names start with the first's; all are removed at the end.
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
    await renewal; // Otherwise it would be written after the removal.
    await Promise.all(held.map((key) => storage.remove(key)));
  }
}

export interface FoundNote<T> {
  names: readonly [string, ...string[]];
  note: T & Holder;
}

/** Valid notes in order of writing. Removes notes of dead processes. */
export async function* walkNotes<T extends object>(
  storage: Storage,
  { prefix, lifeMs }: NoteKind,
): AsyncGenerator<FoundNote<T>> {
  const notesOf = byName(await storage.list(prefix), prefix);
  const names = [...notesOf.keys()];
  for (const [index, [name, found]] of [...notesOf].entries()) {
    // Removed meanwhile: the work is over.
    const newest = await storage.read(found.at(-1) ?? '');
    if (!newest) continue;
    const note = JSON.parse(newest.toString('utf8')) as T & Holder;
    if (isHeld(note, lifeMs)) yield { names: [name, ...names.slice(index + 1)], note };
    else await Promise.all(found.map((key) => storage.remove(key)));
  }
}

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
    // Another user's process is alive, although it cannot be signaled.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
