import { partOf, type FragmentId } from '@site/contracts';
import { findPart, type Proposal } from './proposal';
import { type CheckReport, refuse } from '../storage';

export function checkModules(proposal: Proposal): CheckReport {
  return refuse([...missingPages(proposal), ...missingFragments(proposal)]);
}

function missingPages({ releases }: Proposal): string[] {
  return releases.flatMap(({ part, routes, modules }) =>
    routes
      .filter(({ page }) => !modules[`pages/${page}`])
      .map(({ path, page }) => `${part} names the page "${page}" for ${path}, but its release has no such page.`),
  );
}

function missingFragments({ releases, live }: Proposal): string[] {
  const isExposed = (among: Proposal['releases'], id: FragmentId) =>
    findPart(among, partOf(id))?.modules[keyOf(id)] !== undefined;
  return releases.flatMap(({ part, routes }) =>
    routes.flatMap(({ path, uses = [] }) =>
      uses
        .filter((id) => !isExposed(releases, id))
        .map((id) =>
          isExposed(live, id)
            ? `${partOf(id)} no longer exposes the fragment ${id}, which ${part} uses on ${path}.`
            : `${part} uses the fragment ${id} on ${path}, which no part exposes.`,
        ),
    ),
  );
}

function keyOf(id: FragmentId): string {
  return id.slice(id.indexOf('/') + 1);
}
