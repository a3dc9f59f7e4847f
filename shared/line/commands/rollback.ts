import type { Activation } from '@site/contracts';
import { activate, describeVersions, findPartTarget, findSiteTarget, pin } from '../live';
import { type Storage, UserError } from '../storage';
import {
  type CommandContext,
  type CommonOptions,
  getLive,
  openContext,
  sayWarnings,
  unknownPart,
  withReason,
} from './context';

/**
 * `npx manzil rollback [<part>]`: restores previous live versions, with current settings, and pins them until their
 * next release. A release that has a share of the visitors is taken back first.
 */
export async function rollback(part: string | undefined, options: CommonOptions = {}): Promise<void> {
  const context = await openContext();
  const live = await getLive(context.storage);
  if (live.split && (!part || live.split.released[part])) return endShare(context, live, live.split, options);
  const target = part ? await getPartTarget(context.storage, live, part) : await findSiteTarget(context.storage, live);
  if (!target) throw new UserError('Nothing else has been live before.');
  const restored = part ? { [part]: target.parts[part] ?? '' } : changedParts(live, target);
  const { composition, warnings } = await activate({
    ...context,
    reason: withReason(part ? `rollback ${part} to ${target.parts[part]}` : `rollback to ${target.sequence}`, options),
    restores: target.sequence,
    part,
    budgets: 'warn',
    choose: (now) => {
      const parts = { ...now?.parts };
      refuseMoved(part ? [part] : Object.keys({ ...live.parts, ...parts }), live.parts, parts);
      return part ? { ...parts, ...restored } : target.parts;
    },
    change: (state) => pin(state, restored),
  });
  sayWarnings(context.progress, warnings);
  const asOf = `as of ${target.at} (${target.reason})`;
  console.log(`Live is composition ${composition.id}, with ${describeVersions(restored)} again, ${asOf}.`);
}

/** Everybody gets what the others have. */
async function endShare(
  context: CommandContext,
  live: Activation,
  split: NonNullable<Activation['split']>,
  options: CommonOptions,
): Promise<void> {
  const { released, share } = split;
  const kept = Object.fromEntries(Object.keys(released).map((part) => [part, live.parts[part] ?? '']));
  const { composition } = await activate({
    ...context,
    reason: withReason(`rollback of ${describeVersions(released)} from ${share} % of visitors`, options),
    share: { released, percent: 0 },
    choose: (now) => {
      refuseMoved(Object.keys(released), live.parts, { ...now?.parts });
      return { ...now?.parts };
    },
    change: (state) => pin(state, kept),
  });
  const words = `${describeVersions(released)}, which ${share} % of visitors get`;
  console.log(`Took back ${words}. Live is composition ${composition.id}.`);
}

async function getPartTarget(storage: Storage, live: Activation, part: string): Promise<Activation> {
  if (!live.parts[part]) throw unknownPart(part, 'on the live site', Object.keys(live.parts).sort());
  const target = await findPartTarget(storage, live, part);
  if (!target) throw new UserError(`No other version of ${part} has been live.`);
  return target;
}

function changedParts(live: Activation, { parts }: Activation): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([part, version]) => live.parts[part] !== version));
}

/** Somebody may have released meanwhile what this would take back. */
function refuseMoved(names: readonly string[], before: Activation['parts'], now: Activation['parts']): void {
  const moved = names.find((name) => now[name] !== before[name]);
  if (moved)
    throw new UserError(
      `${moved} ${now[moved] ?? '(removed)'} has just gone live. Look at npx manzil history, and roll back again if it is still needed.`,
    );
}
