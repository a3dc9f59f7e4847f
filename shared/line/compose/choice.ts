import type { Composition, Release, SiteConfig } from '@site/contracts';
import { findRelease, readReleases } from '../release';
import { eachOf, type Storage } from '../storage';

/** One release of each part, and those that are live. */
export interface Releases {
  releases: readonly Release[];
  /** Empty before the first activation. */
  live: readonly Release[];
}

/** What is to be composed, beside what is live. */
export interface Choice extends Releases {
  storage: Storage;
  config: SiteConfig;
  liveComposition: Composition | undefined;
}

/** Reads the releases of these versions, part to version. Throws refusals for unusable ones. */
export async function readChoice(
  { storage, config, liveComposition }: Pick<Choice, 'storage' | 'config' | 'liveComposition'>,
  parts: Readonly<Record<string, string>>,
): Promise<Choice> {
  const releases = await readReleases(storage, parts);
  const found = await eachOf(Object.entries(liveComposition?.parts ?? {}), (each) => findRelease(storage, ...each));
  const live = found.filter((release) => release !== undefined);
  return { storage, config, liveComposition, releases, live };
}

/** Whether this release of its part is not live yet. */
export function isCandidate({ live }: Pick<Releases, 'live'>, { part, version }: Release): boolean {
  return findPart(live, part)?.version !== version;
}

export function findPart(releases: readonly Release[], part: string): Release | undefined {
  return releases.find((release) => release.part === part);
}

/** Live releases first, so that the newcomer of a conflict is refused. */
export function newcomersLast(choice: Releases): Release[] {
  const rank = (release: Release) => Number(isCandidate(choice, release));
  return [...choice.releases].sort((a, b) => rank(a) - rank(b));
}
