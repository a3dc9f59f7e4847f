import type { Edit } from '../gate/case';

/** A mistake that a person could make in these sources, and the test that must notice it. */
export interface Defect {
  /** Short and lasting: people name a defect by it on the command line. */
  id: string;
  /** What the visitor would have met. */
  harm: string;
  edits: readonly Edit[];
  /** The test that must fail: its file, and a part of its title. */
  caughtBy: { file: string; title: string };
}
