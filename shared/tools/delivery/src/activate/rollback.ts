import type { Activation, Composition } from '@site/contracts';
import { findComposition, readComposition } from '../compose';
import { readActivation } from './live-log';
import type { Storage } from '../storage';

export interface RollbackTarget {
  /** The activation to go back to. */
  activation: Activation;
  composition: Composition;
}

/** What was live before, or `undefined`. After a rollback this goes on further back, not forth again. */
export async function findSiteTarget(storage: Storage, live: Activation): Promise<RollbackTarget | undefined> {
  for await (const activation of walkEarlier(storage, live, ({ part }) => part === undefined)) {
    const composition = activation.composition === live.composition ? undefined : await findComposition(storage, activation.composition);
    if (composition) return { activation, composition };
  }
  return undefined;
}

/** The newest earlier activation with another version of the part, or `undefined`. */
export async function findPartTarget(storage: Storage, live: Activation, part: string): Promise<RollbackTarget | undefined> {
  const now = (await readComposition(storage, live.composition)).parts[part];
  const seen = new Set([live.composition]);
  for await (const activation of walkEarlier(storage, live, (each) => each.part === undefined || each.part === part)) {
    if (seen.has(activation.composition)) continue;
    seen.add(activation.composition);
    const composition = await findComposition(storage, activation.composition);
    if (composition?.parts[part] && composition.parts[part] !== now) return { activation, composition };
  }
  return undefined;
}

/** Backwards from the live one. From a rollback it goes on at what that restored: what it has undone is jumped over. */
async function* walkEarlier(storage: Storage, live: Activation, isUndone: (rollback: Activation) => boolean): AsyncGenerator<Activation> {
  let activation = live;
  for (;;) {
    const { restores, sequence } = activation;
    const next = restores !== undefined && isUndone(activation) ? restores : sequence - 1;
    if (next < 1) return;
    activation = await readActivation(storage, next);
    yield activation;
  }
}
