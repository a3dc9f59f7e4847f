import type { Activation } from '@site/contracts';
import { activate, describeVersions, findPartTarget, findSiteTarget, pin } from '../live';
import { type Storage } from '../storage';
import { type CommonOptions, getLive, openContext, sayWarnings, unknownPart, withReason } from './context';
import { UserError } from '../checkout';

/**
 * `npx manzil rollback [<part>]`: restores previous live versions, with current settings, and pins them until their
 * next release.
 */
export async function rollback(part: string | undefined, options: CommonOptions = {}): Promise<void> {
  const context = await openContext();
  const live = await getLive(context.storage);
  const target = part ? await getPartTarget(context.storage, live, part) : await findSiteTarget(context.storage, live);
  if (!target) throw new UserError('Nothing else has been live before.');
  const restored = part ? { [part]: target.parts[part] ?? '' } : changedParts(live, target);
  const { composition, warnings } = await activate({
    ...context,
    began: live,
    reason: withReason(part ? `rollback ${part} to ${target.parts[part]}` : `rollback to ${target.sequence}`, options),
    restores: target.sequence,
    part,
    budgets: 'warn',
    choose: (now) => (part ? { ...now?.parts, ...restored } : target.parts),
    change: (state) => pin(state, restored),
  });
  sayWarnings(context.progress, warnings);
  const asOf = `as of ${target.at} (${target.reason})`;
  console.log(`Live is composition ${composition.id}, with ${describeVersions(restored)} again, ${asOf}.`);
}

async function getPartTarget(storage: Storage, live: Activation, part: string): Promise<Activation> {
  if (!live.parts[part]) throw unknownPart(part, 'on the live site', Object.keys(live.parts).sort());
  const target = await findPartTarget(storage, live, part);
  if (!target) throw new UserError(`No other version of ${part} that was live is still stored.`);
  return target;
}

function changedParts(live: Activation, { parts }: Activation): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([part, version]) => live.parts[part] !== version));
}
