/** One entry of the live log; the newest is the live site. */
export interface Activation {
  sequence: number;
  format: number;
  composition: string;
  /** For rollbacks to a pruned composition. */
  parts: Readonly<Record<string, string>>;
  /** ISO 8601. */
  at: string;
  reason: string;
  /** The restored activation; the next rollback continues from there. */
  restores?: number;
  /** The rolled-back part. */
  part?: string;
  /**
   * Part to its pinned version. `npm start` and `npx manzil deploy` keep it; a release of the part removes the pin.
   */
  pins?: Readonly<Record<string, string>>;
  /** Removed from the site until their next release. */
  removed?: readonly string[];
  by: Actor;
}

export interface Actor {
  name: string;
  /** URL of the CI run. */
  run?: string;
}
