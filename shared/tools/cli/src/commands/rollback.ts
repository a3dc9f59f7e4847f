import type { Activation } from '@site/contracts';
import { type Storage, UserError, withLease } from '@site/delivery/storage';
import { checkPageIntegrity } from '@site/delivery/compose';
import { activate, findPartTarget, findSiteTarget, goLive, LiveMovedError, type RollbackTarget } from '@site/delivery/activate';
import { getLive, openContext, sayWarnings, type CommandContext } from './context';

/**
 * `npm run rollback`: the whole site goes back to what was live before.
 * `npm run rollback -- <part>`: only that part does. Builds nothing.
 */
export async function rollback(part: string | undefined): Promise<void> {
  const context = await openContext();
  const live = await getLive(context.storage);
  if (part) await rollbackPart(context, live, part);
  else await rollbackSite(context.storage, live);
}

/** The composition that was live is there already, so nothing is composed. */
async function rollbackSite(storage: Storage, live: Activation): Promise<void> {
  const target = await findSiteTarget(storage, live);
  if (!target) throw new UserError('Nothing else has been live before.');
  await withLease(storage, { parts: target.composition.parts, composition: target.composition.id }, () => restore(storage, live, target));
  console.log(`Live is composition ${target.composition.id} again, as of ${target.activation.at} (${target.activation.reason}).`);
}

async function restore(storage: Storage, live: Activation, { activation, composition }: RollbackTarget): Promise<void> {
  const damage = await checkPageIntegrity(storage, composition);
  if (damage.length > 0) throw new UserError(`Composition ${composition.id} is no longer whole:\n${damage.map((line) => `  ${line}`).join('\n')}`);
  const restores = activation.sequence;
  await activate(storage, { composition: composition.id, after: live.sequence, reason: `rollback to ${restores}`, restores }).catch((error: unknown) => {
    if (error instanceof LiveMovedError) throw new UserError('Somebody else has just activated something. Look at npm run history, and roll back again if it is still needed.');
    throw error;
  });
}

/** The others stay as they are, so this set may never have been composed. */
async function rollbackPart({ progress, ...context }: CommandContext, live: Activation, part: string): Promise<void> {
  const target = await findPartTarget(context.storage, live, part);
  const version = target?.composition.parts[part];
  if (!target || !version) throw new UserError(`No other version of ${part} has been live.`);
  const { composition, warnings } = await goLive({
    ...context,
    reason: `rollback ${part} to ${version}`,
    restores: target.activation.sequence,
    part,
    choose: (now) => ({ ...now?.parts, [part]: version }),
  });
  sayWarnings(progress, warnings);
  console.log(`Live is composition ${composition.id}, with ${part} ${version} again.`);
}
