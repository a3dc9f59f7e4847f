import type { Activation, Split } from '@site/contracts';
import { beginSplit, describeSplit, hasSplit, type SplitActivation, versionName } from '@site/delivery/activate';
import { OverlayStorage, UserError } from '@site/delivery/storage';
import { firstShare } from './careful-steps';
import { type CommandContext, sayWarnings, withReason } from '../context';
import { browserCheck, describe, releaseAll, type ReleaseOptions, sayTakenBack, versionsOf } from './release';

export async function beginCarefully(
  context: CommandContext,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<SplitActivation> {
  const verify = browserCheck(context, options);
  const released = versionsOf(await releaseAll(context, context.storage, names));
  await sayTakenBack(context, released);
  const onProgress = (done: number, pages: number) => context.progress.say(`rendered ${done} of ${pages} pages`);
  const reason = withReason(`careful release ${describeSplit({ released })}: ${firstShare} % of visitors`, options);
  const { activation, warnings } = await beginSplit({
    ...context,
    verify,
    onProgress,
    released,
    share: firstShare,
    reason,
    overrideFreeze: options.overrideFreeze,
  });
  sayWarnings(context.progress, warnings);
  return activation;
}

export function isSame(live: Activation, names: readonly string[]): live is SplitActivation {
  if (!hasSplit(live)) return false;
  const { released } = live.split;
  const parts = new Set(names.map(partOf));
  const isNamed = (name: string) => !name.includes('@') || name === `${partOf(name)}@${released[partOf(name)]}`;
  return [...parts].sort().join() === Object.keys(released).sort().join() && names.every(isNamed);
}

function partOf(name: string): string {
  return name.split('@')[0] ?? name;
}

/** Throws one sentence when sources changed since the current careful release was built. */
export async function refuseOtherSources(
  context: CommandContext,
  { split }: SplitActivation,
  names: readonly string[],
  release = releaseAll,
): Promise<void> {
  const fromSources = names.filter((name) => !name.includes('@'));
  if (fromSources.length === 0) return;
  const here = await release(context, new OverlayStorage(context.storage), fromSources);
  if (here.every(({ part, version }) => split.released[part] === version)) return;
  throw new UserError(
    `These sources are ${describe(here)}; the careful release under way is ${describeSplit(split)}, at ${split.share} %. Take it back first: npm run release -- --abort. To go on with it: npm run release -- ${versionNames(split)} --careful.`,
  );
}

function versionNames({ released }: Pick<Split, 'released'>): string {
  return Object.entries(released)
    .map(([part, version]) => versionName(part, version))
    .join(' ');
}
