import { type FragmentId, type PageHead, partOf, type Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import { findPart, isCandidate, type Proposal } from './proposal';

/**
 * Each route has its page, its fragments, a title and a description. Live releases without the last two, and pages that
 * would become noindex, are warnings.
 */
export function checkRoutes(proposal: Proposal): CheckReport {
  return mergeReports(
    proposal.releases.flatMap((release) => [
      refuse(missingPages(release)),
      refuse(missingFragments(release, proposal)),
      isCandidate(proposal, release) ? refuse(missingHeads(release)) : warn(missingHeads(release)),
      warn(hiddenFrom(release, findPart(proposal.live, release.part))),
    ]),
  );
}

function missingPages({ part, routes, modules }: Release): string[] {
  return routes
    .filter(({ page }) => !modules[`pages/${page}`])
    .map(({ path, page }) => `${part} names the page "${page}" for ${path}, but its release has no such page.`);
}

function missingFragments({ part, routes }: Release, { releases, live }: Proposal): string[] {
  const isExposed = (among: readonly Release[], id: FragmentId) =>
    findPart(among, partOf(id))?.modules[id.slice(id.indexOf('/') + 1)] !== undefined;
  return routes.flatMap(({ path, uses = [] }) =>
    uses
      .filter((id) => !isExposed(releases, id))
      .map((id) =>
        isExposed(live, id)
          ? `${partOf(id)} no longer exposes the fragment ${id}, which ${part} uses on ${path}.`
          : `${part} uses the fragment ${id} on ${path}, which no part exposes.`,
      ),
  );
}

function missingHeads({ part, routes }: Release): string[] {
  const isMissing = ({ title, description }: PageHead) => !title?.trim() || !description?.trim();
  return routes
    .filter((route) => (route.instances ? [...route.instances, route.unknown] : [route]).some(isMissing))
    .map(({ path }) => `${part} gives ${path} no title, or no description.`);
}

function hiddenFrom({ part, routes }: Release, live: Release | undefined): string[] {
  const listed = new Set(live?.routes.filter(({ noindex }) => !noindex).map(({ path }) => path));
  return routes
    .filter(({ path, noindex }) => noindex && listed.has(path))
    .map(({ path }) => `${part} takes ${path} out of search engines (noindex), which list it now.`);
}
