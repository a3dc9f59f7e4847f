import type { Storage } from '../storage';
import { checkReleases } from './check-releases';
import { checkFiles } from './files';
import { checkFragmentProps } from './fragment-props';
import type { Proposal } from './proposal';
import { mergeReports, type CheckReport } from './report';

export { checkLinks } from './links';
export { mergeReports, RefusedError, requireNoRefusal, type CheckReport } from './report';
export type { Proposal } from './proposal';

/** Everything that can be said before a page is rendered; {@link checkLinks} says the rest. */
export async function checkProposal(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  return mergeReports([checkReleases(proposal), await checkFragmentProps(proposal), await checkFiles(storage, proposal)]);
}
