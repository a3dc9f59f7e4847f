import { type CheckReport, mergeReports, type Storage } from '../storage';
import { checkReleases } from './check-releases';
import { checkFiles } from './files';
import { checkFragmentProps } from './fragment-props';
import type { Proposal } from './proposal';
import { checkSharedUse } from './shared-use';

export { checkLinks } from './links';
export type { PageBudget } from './page-budgets';
export { weigh } from './page-weight';
export { PageCheck, type RenderedPage } from './pages';
export { readProposal, type Proposal } from './proposal';

/** Everything that can be said before a page is rendered; {@link checkLinks} says the rest. */
export async function checkProposal(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  return mergeReports([
    checkReleases(proposal),
    await checkFragmentProps(proposal),
    await checkSharedUse(proposal),
    await checkFiles(storage, proposal),
  ]);
}
