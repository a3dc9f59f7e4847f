import type { Activation, Composition } from '@site/contracts';
import { findComposition } from '../compose';
import { findRelease } from '../release';
import type { Storage } from '../storage';
import { readActivation } from './live-log';

export interface RollbackTarget {
  activation: Activation;
  parts: Composition['parts'];
}

/** The previous live releases, or `undefined`. Repeated rollbacks go further back. */
export async function findSiteTarget(storage: Storage, live: Activation): Promise<RollbackTarget | undefined> {
  const now = await findParts(storage, live);
  for await (const activation of walkEarlier(storage, live, ({ part }) => part === undefined)) {
    const parts = await findParts(storage, activation);
    if (parts && !sameParts(parts, now) && (await areReleased(storage, parts))) return { activation, parts };
  }
  return undefined;
}

/** The newest earlier activation with another version of the part, or `undefined`. */
export async function findPartTarget(
  storage: Storage,
  live: Activation,
  part: string,
): Promise<RollbackTarget | undefined> {
  const now = (await findParts(storage, live))?.[part];
  for await (const activation of walkEarlier(storage, live, (each) => each.part === undefined || each.part === part)) {
    const parts = await findParts(storage, activation);
    const version = parts?.[part];
    if (parts && version && version !== now && (await findRelease(storage, part, version)))
      return { activation, parts };
  }
  return undefined;
}

/** What an activation made live. Old entries need their composition. */
export async function findParts(
  storage: Storage,
  { parts, composition }: Activation,
): Promise<Composition['parts'] | undefined> {
  return parts ?? (await findComposition(storage, composition))?.parts;
}

function sameParts(one: Composition['parts'], other: Composition['parts'] = {}): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((part) => one[part] === other[part]);
}

async function areReleased(storage: Storage, parts: Composition['parts']): Promise<boolean> {
  const found = await Promise.all(Object.entries(parts).map(([part, version]) => findRelease(storage, part, version)));
  return found.every(Boolean);
}

/** Backwards from the live entry. After a rollback, continues at the restored activation, skipping what it undid. */
async function* walkEarlier(
  storage: Storage,
  live: Activation,
  isUndone: (rollback: Activation) => boolean,
): AsyncGenerator<Activation> {
  let activation = live;
  for (;;) {
    const { restores, sequence } = activation;
    const next = restores !== undefined && isUndone(activation) ? restores : sequence - 1;
    if (next < 1) return;
    activation = await readActivation(storage, next);
    yield activation;
  }
}
