import { type CheckReport, mergeReports, noFindings, type Storage } from '../storage';
import { checkReleases } from './check-releases';
import { checkTypes } from './check-types';
import { checkFiles } from './files';
import type { Proposal } from './proposal';

export { checkLinks } from './links';
export type { PageBudget } from './page-budgets';
export { weigh } from './page-weight';
export { PageCheck, type RenderedPage } from './pages';
export { readProposal, type Proposal } from './proposal';

export async function checkProposal(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const files = await checkFiles(storage, proposal);
  const types = files.refusals.length > 0 ? noFindings : await checkTypes(storage, proposal);
  return mergeReports([checkReleases(proposal), types, files]);
}
