import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type Part } from '../../build';
import type { FragmentId, Release, ReleaseTypes } from '@site/contracts';

export interface SourceFacts extends Pick<Release, 'passes' | 'linksTo'> {
  types: ReleaseTypes;
  fragmentsOf: Readonly<Record<string, readonly FragmentId[]>>;
  /** What no release may do, as predicates of the part. */
  refused: readonly string[];
}

export interface SourceFactsInput {
  part: Part;
  /** Shared modules that the shell provides; none for a remote. */
  provides: readonly string[];
  dir: string;
}

/** Kept with the build, because the compiler takes seconds to start. */
export async function readSourceFacts(input: SourceFactsInput): Promise<SourceFacts> {
  const file = join(input.dir, 'source-facts.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SourceFacts;
  const { compileFacts } = await import('./compile-facts');
  const facts = compileFacts(input);
  writeWhole(file, JSON.stringify(facts, null, 1));
  return facts;
}
