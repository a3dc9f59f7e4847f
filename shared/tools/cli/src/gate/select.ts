import { UserError } from '@site/delivery/storage';
import { browserBuilds } from './cases/browser';
import { harmlessBuilds } from './cases/harmless';
import { publishedBuilds } from './cases/published';
import { renderingBuilds } from './cases/rendering';
import { returningBuilds } from './cases/returning';
import { sharedModuleBuilds } from './cases/shared-modules';
import { staticBuilds } from './cases/static';
import { visitorBuilds } from './cases/visitors';
import type { ListedBuild } from './case';

export const gateBuilds: readonly ListedBuild[] = [
  ...browserBuilds,
  ...visitorBuilds,
  ...returningBuilds,
  ...renderingBuilds,
  ...sharedModuleBuilds,
  ...harmlessBuilds,
  ...staticBuilds,
  ...publishedBuilds,
].map((build) => ({ ...build, cases: Object.entries(build.cases).map(([id, change]) => ({ id, ...change })) }));

/** Two fast ones of each kind, for `npm test`. */
const inSample: ReadonlySet<string> = new Set([
  'claims-a-live-path',
  'shows-a-fragment-behind-a-click',
  'has-no-heading',
  'style-attribute',
  'renames-an-export',
  'removes-a-hook',
  'rejects-in-the-browser',
  'low-contrast',
  'picture-swapped',
  'other-heading',
]);

export function selectSample(): ListedBuild[] {
  const builds = gateBuilds.map((build) => ({ ...build, cases: build.cases.filter(({ id }) => inSample.has(id)) }));
  return builds.filter(({ cases }) => cases.length > 0).map((build) => ({ ...build, parts: changedParts(build) }));
}

function changedParts({ parts, cases }: ListedBuild): readonly string[] {
  const files = cases.flatMap(({ edits }) => edits.map(({ file }) => file));
  const changed = parts.filter((part) => files.some((file) => file.startsWith(`remote-${part}/`)));
  return changed.length > 0 ? changed : parts;
}

/** Named cases are built separately. Throws one sentence for an unknown name. */
export function selectBuilds(ids: readonly string[], builds: readonly ListedBuild[] = gateBuilds): ListedBuild[] {
  if (ids.length === 0) return [...builds];
  return ids.map((id) => {
    const build = builds.find(({ cases }) => cases.some((each) => each.id === id));
    if (!build)
      throw new UserError(
        `There is no case "${id}". Cases: ${builds.flatMap(({ cases }) => cases.map((each) => each.id)).join(', ')}.`,
      );
    return { ...build, cases: build.cases.filter((each) => each.id === id) };
  });
}
