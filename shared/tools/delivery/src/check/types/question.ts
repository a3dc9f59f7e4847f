import type { ReleaseTypes } from '@site/contracts';

export interface TypeQuestion {
  parts: readonly TypedPart[];
  /** The ones to compile. */
  consumers: readonly string[];
}

export interface TypedPart {
  part: string;
  types: ReleaseTypes;
}

/** A use that does not match its producer. */
export interface Misfit {
  producer: string;
  sentence: string;
}
