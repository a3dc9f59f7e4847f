import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { writeWhole, type Part } from '@site/build';
import { releaseFormat, type FragmentId, type Release } from '@site/contracts';

const require = createRequire(import.meta.url);

/** What a release says about its sources, so that nobody has to read them again. */
export interface SourceFacts extends Pick<Release, 'exposes' | 'consumes' | 'passes' | 'sharedUse' | 'linksTo'> {
  /** Exposed module (`pages/landing`) to the fragments of other parts that it shows, also later (after a click). */
  fragmentsOf: Readonly<Record<string, readonly FragmentId[]>>;
  /** Whether its sources draw a frame, also later. */
  drawsFrames: boolean;
  /** Its files that write text as HTML, with the name by which they do. */
  writesHtml: readonly string[];
  /** Of the shell: shared module to its exports; see `ShellRelease.provides`. */
  provided: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SourceFactsInput {
  part: Part;
  /** Shared modules that the shell's build provides; none for a remote. */
  provides: readonly string[];
  /** Folder of the part's build. */
  dir: string;
  /** Source of the contracts that the part is compiled against. */
  contracts: string;
}

/** Reads the sources of a built part, once per content: the compiler takes seconds to start. */
export async function readSourceFacts(input: SourceFactsInput): Promise<SourceFacts> {
  const { dir } = input;
  const file = join(dir, 'source-facts.json');
  const key = `${releaseFormat} ${codeKey()} ${readIfThere(join(dir, 'content-key'))}`;
  const kept = JSON.parse(readIfThere(file) || '{}') as { key?: string; facts?: SourceFacts };
  if (kept.key === key && kept.facts) return kept.facts;
  const facts = await compileFacts(input);
  writeWhole(file, JSON.stringify({ key, facts }, null, 1));
  return facts;
}

async function compileFacts({ part, provides, contracts }: SourceFactsInput): Promise<SourceFacts> {
  const [
    { readFragmentTypes },
    { readLinkedPaths },
    { openPartProgram, rootsOf },
    { drawsFrame },
    { findHtmlUse },
    { readFragmentUse },
    { readProvided, readSharedUse },
  ] = await Promise.all([
    import('./fragment-types'),
    import('./linked-paths'),
    import('./part-program'),
    import('./frame-use'),
    import('./html-use'),
    import('./fragment-use'),
    import('./shared-use'),
  ]);
  const ours = provides
    .filter((name) => name.startsWith('@site/'))
    .map((name) => [name, require.resolve(name)] as const);
  const roots = rootsOf(part.dir, part.modules, part.isShell);
  const program = openPartProgram({ roots: [...roots, ...ours.map(([, file]) => file)], contracts });
  const all = [...new Set(roots.flatMap((root) => program.reach(root)))];
  const uses = readFragmentUse(part.name, all, program.checker);
  const consumed = [...uses.keys()].sort();
  const exposed = Object.fromEntries(Object.entries(part.modules).filter(([key]) => key.startsWith('fragments/')));
  return {
    ...readFragmentTypes({
      part: part.name,
      dir: part.dir,
      exposed,
      consumed: consumed.filter((id) => !id.startsWith(`${part.name}/`)),
      contracts,
    }),
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
    provided: Object.fromEntries(ours.map(([name, file]) => [name, readProvided(program, file)])),
    linksTo: readLinkedPaths(part.dir),
  };
}

/** Hash of the code that reads the sources: facts that older code has read are read again. */
function codeKey(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).sort())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
