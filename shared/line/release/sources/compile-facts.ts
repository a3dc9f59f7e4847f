import type { FragmentId, Release, ReleaseTypes } from '@site/contracts';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPartProgram, rootsOf } from './part-program';
import { readFragmentUse, readLinkedPaths } from './part-uses';
import { findCopies, findUndeclared, findUnsafe } from './refused-uses';
import { declarationsOf, sourcesOf } from './type-tree';
import { listParts, type Part } from '../../checkout';

export interface SourceFacts extends Pick<Release, 'consumes' | 'linksTo'> {
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

const require = createRequire(import.meta.url);

export function compileFacts({ part, provides }: SourceFactsInput): SourceFacts {
  const ours = provides
    .filter((name) => name.startsWith('@site/'))
    .map((name) => [name, require.resolve(name)] as const);
  const roots = rootsOf(part.dir, part.modules, part.isShell);
  const program = openPartProgram([...roots, ...ours.map(([, file]) => file), ...registrations()]);
  const all = [...new Set(roots.flatMap((root) => program.reach(root)))];
  const consumed = readFragmentUse(part.name, all, program.checker);
  const fragments = Object.entries(part.modules).filter(([key]) => key.startsWith('fragments/'));
  return {
    types: {
      declares: declarationsOf(part, program, [...ours, ...fragments]),
      sources: sourcesOf(part, program, part.isShell && consumed.length === 0 ? [] : roots),
    },
    consumes: consumed,
    fragmentsOf: Object.fromEntries(
      Object.entries(part.modules).map(([key, file]) => [
        key,
        readFragmentUse(part.name, program.reach(file), program.checker),
      ]),
    ),
    refused: [
      ...findUnsafe(part.dir, all),
      ...findUndeclared(part.dir, all),
      ...(part.isShell ? [] : findCopies(part.dir, all)),
    ],
    linksTo: readLinkedPaths(all.filter(({ fileName }) => fileName.startsWith(`${part.dir}/`))),
  };
}

/** Types of the fragments of remotes here, which no module imports. */
function registrations(): string[] {
  return listParts()
    .map(({ dir }) => join(dir, 'fragment-props.ts'))
    .filter((file) => existsSync(file));
}
