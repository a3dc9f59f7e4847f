import { releaseFormat, type Composition, type Release } from '@site/contracts';
import { findRelease, findVersion, readReleases } from '../release';
import { eachOf, type Storage } from '../storage';

export interface Proposal {
  releases: readonly Release[];
  /** Empty before the first activation. */
  live: readonly Release[];
  /** Treatment of pages over budget; default `refuse`. Versions that were live may go back at any weight. */
  budgets?: 'refuse' | 'warn' | undefined;
}

export function isCandidate({ live }: Proposal, { part, version }: Release): boolean {
  return findPart(live, part)?.version !== version;
}

export function findPart(releases: readonly Release[], part: string): Release | undefined {
  return releases.find((release) => release.part === part);
}

/** Live releases first, so that the newcomer of a conflict is refused. */
export function newcomersLast(proposal: Proposal): Release[] {
  const rank = (release: Release) => Number(isCandidate(proposal, release));
  return [...proposal.releases].sort((a, b) => rank(a) - rank(b));
}

/** Chosen releases plus live ones. `known` releases are not read again. */
export async function readProposal(
  storage: Storage,
  parts: Readonly<Record<string, string>>,
  live: Composition | undefined,
  known: readonly Release[] = [],
): Promise<Proposal> {
  const replaced = Object.entries(live?.parts ?? {}).filter(([part, version]) => parts[part] !== version);
  const [releases, others] = await Promise.all([
    readReleases(storage, parts, known),
    eachOf(
      replaced,
      async ([part, version]) => findVersion(known, part, version) ?? (await findRelease(storage, part, version)),
    ),
  ]);
  const found = Object.entries(live?.parts ?? {}).map(([part, version]) =>
    findVersion([...releases, ...others.filter((each) => each !== undefined)], part, version),
  );
  return {
    releases,
    live: found.filter((release) => release?.format === releaseFormat).filter((release) => release !== undefined),
  };
}
