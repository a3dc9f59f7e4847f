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

/** Of one part, so that one build has both. */
const inSample: ReadonlySet<string> = new Set(['low-contrast', 'other-heading']);

/** A breaking change that only Chromium shows and a harmless one, in one build, for `npm test`. */
export function selectSample(): ListedBuild {
  const cases = gateBuilds.flatMap((build) => build.cases).filter(({ id }) => inSample.has(id));
  return { kind: 'browser', parts: ['account'], browser: true, cases };
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
