import type { Release } from '@site/contracts';

/** What would be live, beside what is live now. */
export interface Proposal {
  /** One release of each part, the shell among them. */
  releases: readonly Release[];
  /** The releases that are live; empty before the first activation. */
  live: readonly Release[];
}

/** Whether this release is not live yet: the one that has to fit to the others. */
export function isCandidate({ live }: Proposal, { part, version }: Release): boolean {
  return findPart(live, part)?.version !== version;
}

export function findPart(releases: readonly Release[], part: string): Release | undefined {
  return releases.find((release) => release.part === part);
}

/** Those that are live first: of two that want the same, the newcomer is the one that is refused. */
export function newcomersLast(proposal: Proposal): Release[] {
  const rank = (release: Release) => Number(isCandidate(proposal, release));
  return [...proposal.releases].sort((a, b) => rank(a) - rank(b));
}
