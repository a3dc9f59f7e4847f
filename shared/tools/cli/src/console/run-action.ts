import type { ConsoleAction, RunOptions } from '@site/console';
import { abortCarefulRelease, takeNextStep } from '../commands/careful-release';
import { promote } from '../commands/promote';
import { rollback } from '../commands/rollback';
import { withdraw } from '../commands/withdraw';

/** Each button is a command: the same function, with the same refusals. */
export function runAction(action: ConsoleAction, options: RunOptions): Promise<void> {
  switch (action.kind) {
    case 'rollback':
      return rollback(action.part, { ...options, overrideFreeze: action.overrideFreeze });
    case 'withdraw':
      // The version that is live is replaced in the same step; of any other nothing is rolled back.
      return withdraw(action.version, { ...options, why: action.why, rollback: true, overrideFreeze: action.overrideFreeze });
    case 'promote':
      return promote(action.from, 'live', [], { ...options, overrideFreeze: action.overrideFreeze });
    case 'next':
      return takeNextStep({ ...options, overrideFreeze: action.overrideFreeze });
    case 'abort':
      return abortCarefulRelease(options);
  }
}
