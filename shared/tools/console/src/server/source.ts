import type { ConsoleAction, ConsoleHealth, ConsoleState, HistoryStep, StepDiff } from '../messages';

export interface ConsoleData {
  sequence: () => Promise<number | undefined>;
  state: () => Promise<ConsoleState>;
  /** Newest first. */
  history: (count: number) => Promise<readonly HistoryStep[]>;
  health: () => Promise<ConsoleHealth>;
  diff: (sequence: number) => Promise<StepDiff>;
}

/** Data and actions of the console. Sentences for people are thrown as `UserError`. */
export interface ConsoleSource extends ConsoleData {
  /** Runs an action, or describes it with `dryRun`. Resolves with whether anything changed. Throws refusals. */
  run: (action: ConsoleAction, how: RunOptions) => Promise<boolean>;
}

export interface RunOptions {
  dryRun: boolean;
  why?: string | undefined;
  print: (line: string) => void;
}
