import { checkReleaseIntegrity } from '../release';
import { type CheckReport, refuse, type Storage } from '../storage';
import { isCandidate, type Proposal } from './proposal';

/** Every file of a candidate is in the storage, as its release says. What is live was checked when it was released. */
export async function checkFiles(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const candidates = proposal.releases.filter((release) => isCandidate(proposal, release));
  return refuse((await Promise.all(candidates.map((release) => checkReleaseIntegrity(storage, release)))).flat());
}
