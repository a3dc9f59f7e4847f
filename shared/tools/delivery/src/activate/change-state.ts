import type { Activation, Split } from '@site/contracts';
import type { Storage } from '../storage';
import { UserError } from '../storage';
import { activate, findLive, LiveMovedError } from './live-log';
import { type LiveState, stateOf } from './live-state';

export interface ChangeState {
  storage: Storage;
  reason: string;
  /** The state after it; may refuse by throwing. Asked again when somebody else has activated meanwhile. */
  change: (before: LiveState, live: Activation) => LiveState;
  /** Whether a careful release that is under way ends with it; otherwise its share stays as it is. */
  endsSplit?: (split: Split) => boolean;
}

/** An entry of the live log that leaves the site as it is and only says more about later ones. */
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
