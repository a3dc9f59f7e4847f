import type { Activation, Split } from '@site/contracts';
import type { Storage } from '../storage';
import { UserError } from '../storage';
import { activate, findLive, LiveMovedError } from './live-log';
import { type LiveState, stateOf } from './live-state';

export interface ChangeState {
  storage: Storage;
  reason: string;
  /** May refuse by throwing. Called again after a concurrent activation. */
  change: (before: LiveState, live: Activation) => LiveState;
  /** Whether this ends a current careful release; otherwise its share stays. */
  endsSplit?: (split: Split) => boolean;
}

/** A log entry that changes only the state of later ones. */
export async function changeState({
  storage,
  reason,
  change,
  endsSplit = () => false,
}: ChangeState): Promise<Activation> {
  for (;;) {
    const live = await findLive(storage);
    if (!live) throw new UserError('Nothing is live yet. Run npm start, or npx manzil compose.');
    const { composition, parts, split } = live;
    const kept = { ...(parts ? { parts } : {}), ...(split && !endsSplit(split) ? { split } : {}) };
    const state = change(stateOf(live), live);
    try {
      return await activate(storage, { ...state, ...kept, composition, after: live.sequence, reason });
    } catch (error) {
      if (!(error instanceof LiveMovedError)) throw error;
    }
  }
}
