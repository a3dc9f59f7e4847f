import type { Activation } from '@site/contracts';
import { findRelease } from '../release';
import type { Storage } from '../storage';
import { readActivation } from './live-log';

/** The previous live releases, or `undefined`. Repeated rollbacks go further back. */
export async function findSiteTarget(storage: Storage, live: Activation): Promise<Activation | undefined> {
  for await (const activation of walkEarlier(storage, live, ({ part }) => part === undefined)) {
    const { parts } = activation;
    if (!sameParts(parts, live.parts) && (await areReleased(storage, parts))) return activation;
  }
  return undefined;
}

/** The newest earlier activation with another version of the part, or `undefined`. */
export async function findPartTarget(
  storage: Storage,
  live: Activation,
  part: string,
): Promise<Activation | undefined> {
  for await (const activation of walkEarlier(storage, live, (each) => each.part === undefined || each.part === part)) {
    const version = activation.parts[part];
    if (version && version !== live.parts[part] && (await findRelease(storage, part, version))) return activation;
  }
  return undefined;
}

function sameParts(one: Activation['parts'], other: Activation['parts']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((part) => one[part] === other[part]);
}

async function areReleased(storage: Storage, parts: Activation['parts']): Promise<boolean> {
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
