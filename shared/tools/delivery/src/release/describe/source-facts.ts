import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { writeWhole, type Part } from '@site/build';
import { releaseFormat, type FragmentId, type Release, type ReleaseTypes } from '@site/contracts';
import { codeKey } from './code-key';

const require = createRequire(import.meta.url);

/** What a release says about its sources. */
export interface SourceFacts extends Pick<Release, 'passes' | 'sharedUse' | 'linksTo'> {
  types: ReleaseTypes;
  fragmentsOf: Readonly<Record<string, readonly FragmentId[]>>;
  drawsFrames: boolean;
  /** Files that write text as HTML, with the name that does so. */
  writesHtml: readonly string[];
  undeclared: readonly string[];
  provided: Readonly<Record<string, readonly string[]>>;
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
  const facts = await compileFacts(input);
  writeWhole(file, JSON.stringify({ key, facts }, null, 1));
  return facts;
}

async function compileFacts({ part, provides }: SourceFactsInput): Promise<SourceFacts> {
  const [
    { readLinkedPaths },
    { openPartProgram, rootsOf },
    { drawsFrame },
    { findHtmlUse },
    { readFragmentUse },
    { findUndeclared },
    { readExports, readSharedUse },
    { declarationsOf, sourcesOf },
  ] = await Promise.all([
    import('./linked-paths'),
    import('./part-program'),
    import('./frame-use'),
    import('./html-use'),
    import('./fragment-use'),
    import('./package-use'),
    import('./shared-names'),
    import('./type-tree'),
  ]);
  const ours = provides
    .filter((name) => name.startsWith('@site/'))
    .map((name) => [name, require.resolve(name)] as const);
  const roots = rootsOf(part.dir, part.modules, part.isShell);
  const program = openPartProgram([...roots, ...ours.map(([, file]) => file)]);
  const all = [...new Set(roots.flatMap((root) => program.reach(root)))];
  const uses = readFragmentUse(part.name, all, program.checker);
  const consumed = [...uses.keys()].sort();
  const fragments = Object.entries(part.modules).filter(([key]) => key.startsWith('fragments/'));
  return {
    types: {
      declares: declarationsOf(part, program, [...ours, ...fragments]),
      sources: sourcesOf(part, program, part.isShell && consumed.length === 0 ? [] : roots),
    },
    passes: Object.fromEntries(consumed.map((id) => [id, [...(uses.get(id) ?? [])].sort()])),
    sharedUse: part.isShell ? {} : readSharedUse(program, all),
    fragmentsOf: Object.fromEntries(
      Object.entries(part.modules).map(([key, file]) => [
        key,
        [...readFragmentUse(part.name, program.reach(file), program.checker).keys()].sort(),
      ]),
    ),
    drawsFrames: all.some(drawsFrame),
    writesHtml: all.flatMap((file) => {
      const use = findHtmlUse(file);
      return use ? [`${use} in ${relative(part.dir, file.fileName)}`] : [];
    }),
    undeclared: findUndeclared(part.dir, all),
    provided: Object.fromEntries(ours.map(([name, file]) => [name, readExports(program, file)])),
    linksTo: readLinkedPaths(part.dir),
  };
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
