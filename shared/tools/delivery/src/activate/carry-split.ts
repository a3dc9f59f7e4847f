import type { Composition, SiteConfig, Split } from '@site/contracts';
import { compose, compositionId, readComposition } from '../compose';
import { RefusedError, type Storage, withLease } from '../storage';
import { describeSplit } from './describe-split';
import { type LiveState } from './live-state';
import { refuseWithdrawn } from './withdrawals';

export interface CarrySplit {
  storage: Storage;
  config: SiteConfig;
  /** The current careful release. */
  split: Split;
  /** What everybody else gets, before and after. */
  before: Composition['parts'];
  after: Composition['parts'];
  state: LiveState;
}

/**
 * Keeps a careful release when another team releases. `undefined` when one of its parts is released, which ends it.
 * Throws when the two do not fit.
 */
export async function carrySplit<T>(
  { storage, config, split, before, after, state }: CarrySplit,
  use: (split: Split | undefined) => Promise<T>,
): Promise<T> {
  const changed = Object.entries(after).filter(([part, version]) => before[part] !== version);
  if (changed.some(([part]) => split.released[part])) return use(undefined);
  const parts = { ...split.parts, ...Object.fromEntries(changed) };
  refuseWithdrawn(state, parts);
  return withLease(storage, { parts, composition: compositionId({ parts, config }) }, async () => {
    const live = await readComposition(storage, split.composition);
    const { composition } = await compose({ storage, parts, config, live }).catch((error: unknown) => {
      throw error instanceof RefusedError ? new RefusedError([notFitting(split), ...error.refusals]) : error;
    });
    return use({ ...split, parts, composition: composition.id });
  });
}

function notFitting(split: Split): string {
  return `It does not fit the careful release of ${describeSplit(split)}, which ${split.share} % of visitors get. npm run release -- --abort takes that back.`;
}
