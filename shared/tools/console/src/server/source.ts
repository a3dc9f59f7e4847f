import type { ConsoleAction, ConsoleHealth, ConsoleState, HistoryStep, StepDiff } from '../messages';

/**
 * Where the console reads, and what carries out its actions: the functions behind the commands. Sentences for people
 * are thrown as `UserError`.
 */
export interface ConsoleSource {
  /** Number of the live activation; `undefined` before the first. Cheap: asked every few seconds. */
  sequence: () => Promise<number | undefined>;
  state: () => Promise<ConsoleState>;
  /** The newest activations first. */
  history: (count: number) => Promise<readonly HistoryStep[]>;
  health: () => Promise<ConsoleHealth>;
  /** What an activation has changed. */
  diff: (sequence: number) => Promise<StepDiff>;
  /**
   * Carries an action out, or with `dryRun` says what it would do. Resolves with whether there was anything to do.
   * Throws the refusal.
   */
  run: (action: ConsoleAction, how: RunOptions) => Promise<boolean>;
}

export interface RunOptions {
  dryRun: boolean;
  /** The reason, for the history of the site. */
  why?: string | undefined;
  /** Takes each line that the command says. */
  print: (line: string) => void;
}
