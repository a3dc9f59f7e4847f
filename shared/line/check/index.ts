import type { Release } from '@site/contracts';
import { checkReleaseIntegrity } from '../release';
import { type CheckReport, eachOf, mergeReports, noFindings, refuse, requireNoRefusal, type Storage } from '../storage';
import { checkTypes } from './check-types';
import { checkPaths } from './paths';
import { isCandidate, type Proposal } from './proposal';
import { checkRoutes } from './routes';
import { checkSharedRanges } from './shared-ranges';

export { checkLinks } from './links';
export { checkPage, type PageFigures, type WeighedPage, weigh } from './page-weight';
export { findPart, readProposal, type Proposal } from './proposal';

/** Throws all refusals, unless only the compiler, which takes longest, has not answered yet. */
export async function checkProposal(
  storage: Storage,
  proposal: Proposal,
): Promise<{ report: CheckReport; types: Promise<CheckReport> }> {
  const files = await checkFiles(storage, proposal);
  const types = files.refusals.length > 0 ? Promise.resolve(noFindings) : checkTypes(storage, proposal);
  const report = mergeReports([checkReleases(proposal), files]);
  if (report.refusals.length > 0) requireNoRefusal(mergeReports([report, await types]));
  return { report, types };
}

/** Compares releases with each other; reads no sources and no files. */
export function checkReleases(proposal: Proposal): CheckReport {
  return mergeReports([checkSharedRanges, checkPaths, checkRoutes].map((rule) => rule(proposal)));
}

/** All files of a candidate are in the storage, as its release says. Live releases were verified before. */
async function checkFiles(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const { verified = new Set() } = proposal;
  const nameOf = ({ part, version }: Release) => `${part}@${version}`;
  const candidates = proposal.releases.filter((each) => isCandidate(proposal, each) && !verified.has(nameOf(each)));
  const sentences = await eachOf(candidates, async (release) => {
    const found = await checkReleaseIntegrity(storage, release);
    if (found.length === 0) verified.add(nameOf(release));
    return found;
  });
  return refuse(sentences.flat());
}
