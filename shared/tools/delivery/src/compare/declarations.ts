import type { Release, ReleaseTypes } from '@site/contracts';
import type { TypedPart } from '../check/types/question';
import { eachOf, keys, readJson } from '../storage';
import type { Declared } from './declared';
import type { ComparedSite } from './look-at-changes';

/** Before and after, for parts with changed declarations. */
export type Declarations = ReadonlyMap<string, readonly [before: Declared, after: Declared]>;

type Releases = readonly Release[];

/** Loads the compiler only for changed declarations. */
export async function declarationsOf(
  before: ComparedSite,
  after: ComparedSite,
  one: Releases,
  other: Releases,
): Promise<Declarations> {
  const kept = other.filter(({ part, declares }) => one.some((was) => was.part === part && was.declares !== declares));
  return new Map(
    await eachOf(
      kept,
      async ({ part }) => [part, [await read(before, one, part), await read(after, other, part)]] as const,
    ),
  );
}

async function read({ storage }: ComparedSite, releases: Releases, part: string): Promise<Declared> {
  const { readDeclared } = await import('./declared');
  const parts = await eachOf(
    releases.filter((release) => release.shell || release.part === part),
    async (release): Promise<TypedPart> => ({
      part: release.part,
      types: await readJson<ReleaseTypes>(storage, keys.types(release.part, release.version)),
    }),
  );
  return readDeclared(parts, part);
}
