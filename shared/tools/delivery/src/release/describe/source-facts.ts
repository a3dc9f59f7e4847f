import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type Part } from '@site/build';
import { releaseFormat, type FragmentId, type Release, type RouteDefinition } from '@site/contracts';

/** What a release says about its sources, so that nobody has to read them again. */
export type SourceFacts = Pick<Release, 'exposes' | 'consumes' | 'linksTo'>;

export interface SourceFactsInput {
  part: Part;
  routes: readonly RouteDefinition[];
  /** Folder of the part's build. */
  dir: string;
  /** Source of the contracts that the part is compiled against. */
  contracts: string;
}

/** Reads the sources of a built part, once per content: the compiler takes a second to start. */
export async function readSourceFacts(input: SourceFactsInput): Promise<SourceFacts> {
  const { dir } = input;
  const file = join(dir, 'source-facts.json');
  const key = `${releaseFormat} ${readIfThere(join(dir, 'content-key'))}`;
  const kept = JSON.parse(readIfThere(file) || '{}') as { key?: string; facts?: SourceFacts };
  if (kept.key === key && kept.facts) return kept.facts;
  const facts = await compileFacts(input);
  writeWhole(file, JSON.stringify({ key, facts }, null, 1));
  return facts;
}

async function compileFacts({ part, routes, contracts }: SourceFactsInput): Promise<SourceFacts> {
  const [{ readFragmentTypes }, { readLinkedPaths }] = [await import('./fragment-types'), await import('./linked-paths')];
  const exposed = Object.fromEntries(Object.entries(part.modules).filter(([key]) => key.startsWith('fragments/')));
  const types = readFragmentTypes({ part: part.name, dir: part.dir, exposed, consumed: consumedFragmentsOf(part.name, routes), contracts });
  return { ...types, linksTo: readLinkedPaths(part.dir) };
}

function consumedFragmentsOf(part: string, routes: readonly RouteDefinition[]): FragmentId[] {
  const used = routes.flatMap(({ uses = [] }) => uses);
  return [...new Set(used)].filter((id) => !id.startsWith(`${part}/`)).sort();
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
