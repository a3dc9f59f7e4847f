import type { Edit } from '../gate/case';

/** A planted mistake and the test that must catch it. */
export interface Defect {
  /** Stable: used on the command line. */
  id: string;
  /** What a visitor would have seen. */
  harm: string;
  edits: readonly Edit[];
  /** The test that must fail: its file, and a part of its title. */
  caughtBy: { file: string; title: string };
}
