import { useCallback, useState } from 'react';
import type { ActionRequest, ConsoleAction } from '../messages';
import type { ConsoleApi } from './api';

/** Asks for a reason, checks, and runs at the second press. */
export type ActionState = {
  lines: readonly string[];
} & (
  | { phase: 'asking' | 'checking' | 'acting' | 'nothing to do' | 'done' }
  | { phase: 'checked'; ticket: string }
  | { phase: 'refused'; sentence: string }
);

export interface RunningAction {
  state: ActionState;
  check: (action: ConsoleAction) => Promise<void>;
  act: (why: string) => Promise<void>;
}

export function useAction(api: ConsoleApi, onDone: () => void): RunningAction {
  const [state, setState] = useState<ActionState>({ phase: 'asking', lines: [] });
  const send = useCallback(
    async (phase: 'checking' | 'acting', request: ActionRequest) => {
      setState({ phase, lines: [] });
      try {
        await api.act(request, (message) => {
          setState(({ lines }) => {
            if ('say' in message) return { phase, lines: [...lines, message.say] };
            if ('checked' in message) return { phase: 'checked', ticket: message.checked, lines };
            if ('nothingToDo' in message) return { phase: 'nothing to do', lines };
            return 'done' in message
              ? { phase: 'done', lines }
              : { phase: 'refused', sentence: message.refused, lines };
          });
          if ('done' in message) onDone();
        });
      } catch (error) {
        setState(({ lines }) => ({
          phase: 'refused',
          sentence: error instanceof Error ? error.message : String(error),
          lines,
        }));
      }
    },
    [api, onDone],
  );
  return {
    state,
    check: useCallback((action) => send('checking', { step: 'check', action }), [send]),
    act: async (why) => {
      if (state.phase === 'checked')
        await send('acting', { step: 'act', ticket: state.ticket, ...(why ? { why } : {}) });
    },
  };
}
