import type { ReleaseTypes } from '@site/contracts';

/** Releases that would be live together. */
export interface TypeQuestion {
  parts: readonly TypedPart[];
  /** Those of them that are compiled. */
  consumers: readonly string[];
}

export interface TypedPart {
  part: string;
  types: ReleaseTypes;
}

/** Something that a consumer uses and a producer does not have like that. */
export interface Misfit {
  producer: string;
  sentence: string;
}
