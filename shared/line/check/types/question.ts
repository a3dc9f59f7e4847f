import type { ReleaseTypes } from '@site/contracts';

export interface TypeQuestion {
  parts: readonly TypedPart[];
  consumers: readonly string[];
}

export interface TypedPart {
  part: string;
  types: ReleaseTypes;
}

export interface Misfit {
  producer: string;
  sentence: string;
}
