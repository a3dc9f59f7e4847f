import { type Choice, compose, type Draft } from '../compose';
import { checkComposition, type CompositionCheck } from './composition';
import { checkReleases } from './releases';
import { mergeReports, requireNoRefusal } from './report';

export type { ContactForCheck, BrowserCheckOptions } from './browser';

export interface CheckOptions extends CompositionCheck {
  /** `part@version` of releases whose files are not read again. */
  verified?: Set<string>;
}

/** Composes what is chosen, and checks it. Throws all refusals of the first check that refuses. */
export async function composeChecked(
  choice: Choice,
  { verified, ...options }: CheckOptions,
): Promise<{ draft: Draft; warnings: readonly string[] }> {
  // A process of its own compares types meanwhile. What it refuses often explains what cannot be rendered.
  const [checked, composed] = await Promise.allSettled([checkReleases(choice, verified), compose(choice)]);
  const releases = valueOf(checked);
  requireNoRefusal(releases);
  const draft = valueOf(composed);
  const composition = await checkComposition(draft, options);
  requireNoRefusal(composition);
  return { draft, warnings: mergeReports([releases, composition]).warnings };
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
