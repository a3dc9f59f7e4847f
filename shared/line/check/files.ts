import type { Release } from '@site/contracts';
import { checkReleaseIntegrity } from '../release';
import { type CheckReport, refuse, type Storage } from '../storage';
import { isCandidate, type Proposal } from './proposal';

/** Releases whose files were verified. */
const sound = new WeakSet<Release>();

/** All files of a candidate are in the storage, as its release says. Live releases were verified before. */
export async function checkFiles(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const candidates = proposal.releases.filter((release) => isCandidate(proposal, release) && !sound.has(release));
  const sentences = await Promise.all(candidates.map((release) => checkOne(storage, release)));
  return refuse(sentences.flat());
}

async function checkOne(storage: Storage, release: Release): Promise<string[]> {
  const sentences = await checkReleaseIntegrity(storage, release);
  if (sentences.length === 0) sound.add(release);
  return sentences;
}
