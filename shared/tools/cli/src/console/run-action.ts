import type { ConsoleAction, RunOptions } from '@site/console';
import { abortCarefulRelease, takeNextStep } from '../commands/careful-release';
import { promote } from '../commands/promote';
import { rollback } from '../commands/rollback';
import { withdraw } from '../commands/withdraw';

export async function runAction(action: ConsoleAction, options: RunOptions): Promise<boolean> {
  switch (action.kind) {
    case 'rollback':
      await rollback(action.part, { ...options, overrideFreeze: action.overrideFreeze });
      return true;
    case 'withdraw':
      // A live version is replaced in the same step; others need no rollback.
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
