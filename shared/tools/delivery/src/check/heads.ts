import type { PageHead } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import { isCandidate, type Proposal } from './proposal';

/** Every page has a title and a description. Live releases without them are a warning. */
export function checkHeads(proposal: Proposal): CheckReport {
  return mergeReports(
    proposal.releases.map((release) => {
      const findings = release.routes.flatMap((route) => {
        const heads: readonly PageHead[] = route.instances ? [...route.instances, route.unknown] : [route];
        return heads.some((head) => !head.title?.trim() || !head.description?.trim())
          ? [`${release.part} gives ${route.path} no title, or no description.`]
          : [];
      });
      return isCandidate(proposal, release) ? refuse(findings) : warn(findings);
    }),
  );
}
