import type { Activation, SiteConfig } from '@site/contracts';
import {
  activate,
  composeMix,
  describeSplit,
  findParts,
  findPartTarget,
  findSiteTarget,
  goLive,
  LiveMovedError,
  passFreeze,
  pin,
  type RollbackTarget,
  stateOf,
} from '@site/delivery/activate';
import {
  checkPageIntegrity,
  compose,
  compositionId,
  findComposition,
  readComposition,
  withPages,
} from '@site/delivery/compose';
import { OverlayStorage, type Storage, UserError, withLease } from '@site/delivery/storage';
import {
  type CommandContext,
  describeVersions,
  type FreezableOptions,
  getLive,
  openContext,
  sayWarnings,
  withReason,
  write,
} from '../context';
import { unknownPart } from '../unknown-part';

/**
 * `npx manzil rollback [<part>]`: restores previous live versions, with current settings, and pins them until their
 * next release.
 */
export async function rollback(part: string | undefined, options: FreezableOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: options.dryRun });
  const live = await getLive(context.storage);
  // During a careful release, rollback ends it: the others' version is the previous one.
  if (live.split)
    throw new UserError(
      `A careful release of ${describeSplit(live.split)} is under way, at ${live.split.share} % of visitors. npm run release -- --abort takes it back. Roll back after that if it is still needed.`,
    );
  const target = part ? await getPartTarget(context.storage, live, part) : await findSiteTarget(context.storage, live);
  if (!target) throw new UserError('Nothing else has been live before.');
  const restored = part ? { [part]: target.parts[part] ?? '' } : await changedParts(context.storage, live, target);
  const words = describeVersions(restored);
  if (options.dryRun) {
    if (part) await tryRollback(context, live, restored, options);
    else await trySiteRollback(context, live, target, options);
    write(options, `Would put live again: ${words}, as of ${target.activation.at} (${target.activation.reason}).`);
    return;
  }
  const composition = part
    ? await rollbackPart(context, live, part, target, options)
    : await rollbackSite(context, live, target, restored, options);
  write(
    options,
    `Live is composition ${composition}, with ${words} again, as of ${target.activation.at} (${target.activation.reason}).`,
    { composition, parts: restored },
  );
}

/** Runs the check of a rollback in memory. Throws its refusals. */
export async function tryRollback(
  { storage, readConfig, progress }: CommandContext,
  live: Activation,
  restored: Readonly<Record<string, string>>,
  { overrideFreeze }: FreezableOptions,
): Promise<void> {
  passFreeze(live, overrideFreeze);
  const { warnings } = await composeMix({ storage, config: await readConfig(), live, mix: restored });
  sayWarnings(progress, warnings);
}

async function trySiteRollback(
  { storage, readConfig, progress }: CommandContext,
  live: Activation,
  { parts }: RollbackTarget,
  { overrideFreeze }: FreezableOptions,
): Promise<void> {
  passFreeze(live, overrideFreeze);
  const config = await readConfig();
  await composeAgain(
    new OverlayStorage(storage),
    live,
    { parts, config, id: compositionId({ parts, config }) },
    (line) => progress.say(line),
  );
}

export async function getPartTarget(storage: Storage, live: Activation, part: string): Promise<RollbackTarget> {
  const parts = (await findParts(storage, live)) ?? {};
  if (!parts[part]) throw unknownPart(part, 'on the live site', Object.keys(parts).sort());
  const target = await findPartTarget(storage, live, part);
  if (!target)
    throw new UserError(`No other version of ${part} has been live${live.withdrawn ? ' that was not withdrawn' : ''}.`);
  return target;
}

async function changedParts(
  storage: Storage,
  live: Activation,
  { parts }: RollbackTarget,
): Promise<Record<string, string>> {
  const now = (await findParts(storage, live)) ?? {};
  return Object.fromEntries(Object.entries(parts).filter(([part, version]) => now[part] !== version));
}

/** With unchanged settings the composition exists. */
async function rollbackSite(
  { storage, readConfig, progress }: CommandContext,
  live: Activation,
  target: RollbackTarget,
  restored: Readonly<Record<string, string>>,
  options: FreezableOptions,
): Promise<string> {
  const { parts, activation } = target;
  const overridden = passFreeze(live, options.overrideFreeze);
  const config = await readConfig();
  const id = compositionId({ parts, config });
  return withLease(storage, { parts, composition: id }, async () => {
    await composeAgain(storage, live, { parts, config, id }, (line) => progress.say(line));
    await activate(storage, {
      ...pin(stateOf(live), restored),
      parts,
      composition: id,
      after: live.sequence,
      reason: withReason(`rollback to ${activation.sequence}`, options) + overridden,
      restores: activation.sequence,
    }).catch((error: unknown) => {
      if (error instanceof LiveMovedError)
        throw new UserError(
          'Somebody else has just activated something. Look at npx manzil history, and roll back again if it is still needed.',
        );
      throw error;
    });
    return id;
  });
}

interface Earlier {
  parts: RollbackTarget['parts'];
  config: SiteConfig;
  id: string;
}

/**
 * Versions that were live together fit together. Only pages that differ from live are verified, unless live is damaged.
 */
async function composeAgain(
  storage: Storage,
  live: Activation,
  { parts, config, id }: Earlier,
  say: (line: string) => void,
): Promise<void> {
  const known = await findComposition(storage, id);
  const now = await readComposition(storage, live.composition).catch(() => undefined);
  const damaged = known ? await checkPageIntegrity(storage, await withPages(storage, known, now), now) : [];
  if (damaged.length > 0)
    throw new UserError(`Composition ${id} is incomplete:\n${damaged.map((line) => `  ${line}`).join('\n')}`);
  if (known) return;
  say('composing it again, with the settings of today');
  await compose({ storage, parts, config, live: undefined, budgets: 'warn' });
}

/** Other parts stay, so this set may be new. */
async function rollbackPart(
  { progress, ...context }: CommandContext,
  live: Activation,
  part: string,
  { activation, parts }: RollbackTarget,
  options: FreezableOptions,
): Promise<string> {
  const version = parts[part] ?? '';
  const bad = (await findParts(context.storage, live))?.[part];
  const { composition, warnings } = await goLive({
    ...context,
    reason: withReason(`rollback ${part} to ${version}`, options),
    restores: activation.sequence,
    part,
    budgets: 'warn',
    overrideFreeze: options.overrideFreeze,
    choose: (now) => {
      if (now?.parts[part] !== bad)
        throw new UserError(
          `${part} ${now?.parts[part]} has just gone live. Look at npx manzil history, and roll back again if it is still needed.`,
        );
      return { ...now?.parts, [part]: version };
    },
    change: (state) => pin(state, { [part]: version }),
  });
  sayWarnings(progress, warnings);
  return composition.id;
}
