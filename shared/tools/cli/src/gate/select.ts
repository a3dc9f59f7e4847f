import { UserError } from '@site/delivery/storage';
import { browserBuilds } from './cases/browser';
import { harmlessBuilds } from './cases/harmless';
import { publishedBuilds } from './cases/published';
import { renderingBuilds } from './cases/rendering';
import { returningBuilds } from './cases/returning';
import { sharedModuleBuilds } from './cases/shared-modules';
import { staticBuilds } from './cases/static';
import { styleBuilds } from './cases/styles';
import { visitorBuilds } from './cases/visitors';
import type { GateBuild } from './case';

/** Long ones first, so that the last one does not keep a core waiting. */
export const gateBuilds: readonly GateBuild[] = [
  ...browserBuilds,
  ...visitorBuilds,
  ...returningBuilds,
  ...renderingBuilds,
  ...sharedModuleBuilds,
  ...styleBuilds,
  ...harmlessBuilds,
  ...staticBuilds,
  ...publishedBuilds,
];

/** Two of each kind, quick together: what `npm test` runs. */
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

/** The sample, built together as the whole is; of parts that no case of the sample changes, nothing is checked. */
export function selectSample(): GateBuild[] {
  const builds = gateBuilds.map((build) => ({ ...build, cases: build.cases.filter(({ id }) => inSample.has(id)) }));
  return builds.filter(({ cases }) => cases.length > 0).map((build) => ({ ...build, parts: changedParts(build) }));
}

/** Those whose own files are changed; all where only shared files are. */
function changedParts({ parts, cases }: GateBuild): readonly string[] {
  const files = cases.flatMap(({ edits }) => edits.map(({ file }) => file));
  const changed = parts.filter((part) => files.some((file) => file.startsWith(`remote-${part}/`)));
  return changed.length > 0 ? changed : parts;
}

/** All builds, or the named cases, each built alone. Throws one sentence for a name that there is not. */
export function selectBuilds(ids: readonly string[], builds: readonly GateBuild[] = gateBuilds): GateBuild[] {
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
