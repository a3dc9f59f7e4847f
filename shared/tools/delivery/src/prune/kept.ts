import type { Activation, Composition, Release } from '@site/contracts';
import { type Lease, eachOf, type Storage } from '../storage';
import { findComposition } from '../compose';
import { findPartTarget, findSiteTarget, walkActivations } from '../activate';

/** What a pruning leaves alone. */
export interface Kept {
  compositions: ReadonlySet<string>;
  /** `<part>/<version>`. */
  releases: ReadonlySet<string>;
}

/**
 * What is live, what was live after `cutoff` (milliseconds), what a rollback would go back to, and what somebody
 * is working with right now.
 */
export async function findKept(storage: Storage, live: Activation, leases: readonly Lease[], cutoff: number): Promise<Kept> {
  const memory = rememberReads(storage);
  const ids = new Set([...(await liveSince(memory, live, cutoff)), ...leases.flatMap(({ composition }) => composition ?? [])]);
  const target = await findSiteTarget(memory, live);
  if (target) ids.add(target.activation.composition);
  const compositions = (await eachOf([...ids], (id) => findComposition(memory, id))).filter((each) => each !== undefined);
  const releases = [...namesOf(target?.parts ?? {}), ...compositions.flatMap(({ parts }) => namesOf(parts)), ...leases.flatMap(({ parts }) => namesOf(parts))];
  const now = compositions.find(({ id }) => id === live.composition);
  const partTargets = await eachOf(Object.keys(now?.parts ?? {}), (part) => partTarget(memory, live, part));
  return { compositions: ids, releases: new Set([...releases, ...partTargets.flat()]) };
}

/** Compositions whose time as the live one ended after the cutoff. */
async function liveSince(storage: Storage, live: Activation, cutoff: number): Promise<string[]> {
  const ids: string[] = [];
  let endedAt = Infinity;
  for await (const { composition, at } of walkActivations(storage, live)) {
    if (endedAt < cutoff) break;
    ids.push(composition);
    endedAt = Date.parse(at);
  }
  return ids;
}

async function partTarget(storage: Storage, live: Activation, part: string): Promise<string[]> {
  const target = await findPartTarget(storage, live, part);
  const version = target?.parts[part];
  return version ? [nameOf({ part, version })] : [];
}

function namesOf(parts: Composition['parts']): string[] {
  return Object.entries(parts).map(([part, version]) => nameOf({ part, version }));
}

export function nameOf({ part, version }: Pick<Release, 'part' | 'version'>): string {
  return `${part}/${version}`;
}

/** The way back is walked once for each part: nothing is read twice. */
function rememberReads(storage: Storage): Storage {
  const read = new Map<string, Promise<Buffer | undefined>>();
  return {
    read: (key) => {
      const known = read.get(key) ?? storage.read(key);
      read.set(key, known);
      return known;
    },
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
  };
}
