import { releaseFormat, type Composition, type Release } from '@site/contracts';
import { findRelease, readReleases } from '../release';
import { eachOf, type Storage } from '../storage';

export interface Proposal {
  releases: readonly Release[];
  /** Empty before the first activation. */
  live: readonly Release[];
  /** Treatment of pages over budget; default `refuse`. Versions that were live may go back at any weight. */
  budgets?: 'refuse' | 'warn' | undefined;
  /** `part@version` of releases whose files were verified: not read again after a concurrent activation. */
  verified?: Set<string> | undefined;
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

export async function readProposal(
  storage: Storage,
  parts: Readonly<Record<string, string>>,
  live: Composition | undefined,
): Promise<Proposal> {
  const releases = await readReleases(storage, parts);
  const found = await eachOf(Object.entries(live?.parts ?? {}), (each) => findRelease(storage, ...each));
  return {
    releases,
    live: found.filter((release) => release !== undefined).filter(({ format }) => format === releaseFormat),
  };
}
