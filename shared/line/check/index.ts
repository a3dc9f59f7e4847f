import { type CheckReport, mergeReports, noFindings, requireNoRefusal, type Storage } from '../storage';
import { checkReleases } from './check-releases';
import { checkTypes } from './check-types';
import { checkFiles } from './files';
import type { Proposal } from './proposal';

export { checkLinks } from './links';
export { type PageFigures, type WeighedPage, weigh } from './page-weight';
export { checkPage } from './pages';
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
