import type { PageHead, Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import { findPart, isCandidate, type Proposal } from './proposal';

/**
 * Each page needs a title and a description. Live releases without them, and pages that would become noindex, are
 * warnings.
 */
export function checkHeads(proposal: Proposal): CheckReport {
  return mergeReports(
    proposal.releases.map((release) => {
      const findings = release.routes.flatMap((route) => {
        const heads: readonly PageHead[] = route.instances ? [...route.instances, route.unknown] : [route];
        return heads.some((head) => !head.title?.trim() || !head.description?.trim())
          ? [`${release.part} gives ${route.path} no title, or no description.`]
          : [];
      });
      const hidden = hiddenFrom(release, findPart(proposal.live, release.part));
      return mergeReports([isCandidate(proposal, release) ? refuse(findings) : warn(findings), warn(hidden)]);
    }),
  );
}

function hiddenFrom({ part, routes }: Release, live: Release | undefined): string[] {
  const listed = new Set(live?.routes.filter(({ noindex }) => !noindex).map(({ path }) => path));
  return routes
    .filter(({ path, noindex }) => noindex && listed.has(path))
    .map(({ path }) => `${part} takes ${path} out of search engines (noindex), which list it now.`);
}
