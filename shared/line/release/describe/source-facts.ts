import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type Part } from '../../build';
import { releaseFormat, type FragmentId, type Release, type ReleaseTypes } from '@site/contracts';
import { createHash } from 'node:crypto';

/** What a release says about its sources. */
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

/** Cached by content, because the compiler takes seconds to start. */
export async function readSourceFacts(input: SourceFactsInput): Promise<SourceFacts> {
  const { dir } = input;
  const file = join(dir, 'source-facts.json');
  const key = `${releaseFormat} ${codeKey(import.meta.dirname)} ${readIfThere(join(dir, 'content-key'))}`;
  const kept = JSON.parse(readIfThere(file) || '{}') as { key?: string; facts?: SourceFacts };
  if (kept.key === key && kept.facts) return kept.facts;
  const { compileFacts } = await import('./compile-facts');
  const facts = compileFacts(input);
  writeWhole(file, JSON.stringify({ key, facts }, null, 1));
  return facts;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Hash of the modules below a folder. */
export function codeKey(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((each) => /(?<!\.test)\.[cm]?[jt]s$/.test(each)))
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
