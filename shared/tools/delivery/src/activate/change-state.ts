import type { Activation } from '@site/contracts';
import type { Storage } from '../storage';
import { UserError } from '../storage';
import { activate, findLive, LiveMovedError } from './live-log';
import { type LiveState, stateOf } from './live-state';

export interface ChangeState {
  storage: Storage;
  reason: string;
  /** The state after it; may refuse by throwing. Asked again when somebody else has activated meanwhile. */
  change: (before: LiveState, live: Activation) => LiveState;
}

/** An entry of the live log that leaves the site as it is and only says more about later ones. */
export async function changeState({ storage, reason, change }: ChangeState): Promise<Activation> {
  for (;;) {
    const live = await findLive(storage);
    if (!live) throw new UserError('Nothing is live yet. Run npm start, or npm run compose.');
    const state = change(stateOf(live), live);
    try {
      return await activate(storage, { ...state, composition: live.composition, ...(live.parts ? { parts: live.parts } : {}), after: live.sequence, reason });
    } catch (error) {
      if (!(error instanceof LiveMovedError)) throw error;
    }
  }
}
