import { type FragmentId, type PageHead, partOf, type Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from './report';
import { findPart, isCandidate, type Releases } from '../compose';

/** Each route has its page, fragments, a title and a description. Live releases without the last two get warnings. */
export function checkRoutes(choice: Releases): CheckReport {
  return mergeReports(
    choice.releases.flatMap((release) => [
      refuse(missingPages(release)),
      refuse(missingFragments(release, choice)),
      isCandidate(choice, release) ? refuse(missingHeads(release)) : warn(missingHeads(release)),
    ]),
  );
}

function missingPages({ part, routes, modules }: Release): string[] {
  return routes
    .filter(({ page }) => !modules[`pages/${page}`])
    .map(({ path, page }) => `${part} names the page "${page}" for ${path}, but its release has no such page.`);
}

function missingFragments({ part, routes }: Release, { releases, live }: Releases): string[] {
  const isExposed = (among: readonly Release[], id: FragmentId) =>
    findPart(among, partOf(id))?.modules[id.slice(id.indexOf('/') + 1)] !== undefined;
  return routes.flatMap(({ path, consumes = [] }) =>
    consumes
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
    .filter((route) => (route.staticParams ? [...route.staticParams, route.fallback] : [route]).some(isMissing))
    .map(({ path }) => `${part} gives ${path} no title, or no description.`);
}
