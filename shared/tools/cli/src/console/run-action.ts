import type { ConsoleAction, RunOptions } from '@site/console';
import { abortCarefulRelease, takeNextStep } from '../commands/careful-release';
import { promote } from '../commands/promote';
import { rollback } from '../commands/rollback';
import { withdraw } from '../commands/withdraw';

/**
 * Each button is a command: the same function, with the same refusals. Resolves with whether there was anything to do.
 */
export async function runAction(action: ConsoleAction, options: RunOptions): Promise<boolean> {
  switch (action.kind) {
    case 'rollback':
      await rollback(action.part, { ...options, overrideFreeze: action.overrideFreeze });
      return true;
    case 'withdraw':
      // The version that is live is replaced in the same step; of any other nothing is rolled back.
      await withdraw(action.version, {
        ...options,
        why: action.why,
        rollback: true,
        overrideFreeze: action.overrideFreeze,
      });
      return true;
    case 'promote':
      return promote(action.from, 'live', [], { ...options, overrideFreeze: action.overrideFreeze });
    case 'next':
      await takeNextStep({ ...options, overrideFreeze: action.overrideFreeze });
      return true;
    case 'abort':
      await abortCarefulRelease(options);
      return true;
  }
}
