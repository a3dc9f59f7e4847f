import { releaseFormat, type Composition, type Release } from '@site/contracts';
import { findRelease, findVersion, readReleases } from '../release';
import { eachOf, type Storage } from '../storage';

/** What would be live, beside what is live now. */
export interface Proposal {
  /** One release of each part, the shell among them. */
  releases: readonly Release[];
  /** The releases that are live; empty before the first activation. */
  live: readonly Release[];
  /**
   * What pages over their budgets are; a refusal unless it is given. Versions that were live go back however heavy they
   * are.
   */
  budgets?: 'refuse' | 'warn' | undefined;
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

/** The chosen releases beside those that are live. Those that are `known` already are not read again. */
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
