import type { Activation, Composition } from '@site/contracts';
import {
  activate,
  composeMix,
  describeSplit,
  findPartTarget,
  findSiteTarget,
  goLive,
  LiveMovedError,
  pin,
  stateOf,
} from '../live';
import { checkPageIntegrity, compose, compositionId, findComposition, readComposition } from '../compose';
import { OverlayStorage, type Storage, UserError } from '../storage';
import {
  type CommandContext,
  type CommonOptions,
  describeVersions,
  getLive,
  openContext,
  sayWarnings,
  withReason,
  write,
} from './context';
import { unknownPart } from './context';

/**
 * `npx manzil rollback [<part>]`: restores previous live versions, with current settings, and pins them until their
 * next release. A release that has a share of the visitors is taken back first.
 */
export async function rollback(part: string | undefined, options: CommonOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: options.dryRun });
  const { storage } = context;
  const live = await getLive(storage);
  if (live.split && (!part || live.split.released[part])) return endShare(storage, live, live.split, options);
  const target = part ? await getPartTarget(storage, live, part) : await findSiteTarget(storage, live);
  if (!target) throw new UserError('Nothing else has been live before.');
  const restored = part ? { [part]: target.parts[part] ?? '' } : changedParts(live, target);
  const words = describeVersions(restored);
  const asOf = `as of ${target.at} (${target.reason})`;
  if (options.dryRun) {
    if (part) await tryRollback(context, live, restored);
    else await composeAgain(context, live, target, new OverlayStorage(storage));
    return write(options, `Would put live again: ${words}, ${asOf}.`);
  }
  const composition = part
    ? await rollbackPart(context, live, part, target, options)
    : await rollbackSite(context, live, target, restored, options);
  const sentence = `Live is composition ${composition}, with ${words} again, ${asOf}.`;
  write(options, sentence, { composition, parts: restored });
}

/** Everybody gets what the others have. */
async function endShare(
  storage: Storage,
  live: Activation,
  split: NonNullable<Activation['split']>,
  options: CommonOptions,
): Promise<void> {
  const words = `${describeSplit(split)}, which ${split.share} % of visitors get`;
  if (options.dryRun) return write(options, `Would take back ${words}.`);
  const { composition, parts } = live;
  const kept = Object.fromEntries(Object.keys(split.released).map((part) => [part, parts[part] ?? '']));
  const reason = withReason(`rollback of ${describeSplit(split)} from ${split.share} % of visitors`, options);
  await append(storage, live, { ...pin(stateOf(live), kept), composition, parts, reason });
  write(options, `Took back ${words}. Live is composition ${composition}.`, { composition, parts: kept });
}

/** Runs the check of a rollback in memory. Throws its refusals. */
async function tryRollback(
  { storage, readConfig, progress }: CommandContext,
  live: Activation,
  restored: Composition['parts'],
): Promise<void> {
  const { warnings } = await composeMix({ storage, config: await readConfig(), live, mix: restored });
  sayWarnings(progress, warnings);
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

async function rollbackSite(
  context: CommandContext,
  live: Activation,
  target: Activation,
  restored: Composition['parts'],
  options: CommonOptions,
): Promise<string> {
  const { parts, sequence } = target;
  const composition = await composeAgain(context, live, target, context.storage);
  const reason = withReason(`rollback to ${sequence}`, options);
  const entry = { ...pin(stateOf(live), restored), parts, composition, reason, restores: sequence };
  await append(context.storage, live, entry);
  return composition;
}

type Entry = Omit<Parameters<typeof activate>[1], 'before'>;

async function append(storage: Storage, live: Activation, entry: Entry): Promise<void> {
  await activate(storage, { ...entry, before: live }).catch((error: unknown) => {
    if (!(error instanceof LiveMovedError)) throw error;
    throw new UserError(
      'Somebody else has just activated something. Look at npx manzil history, and roll back again if it is still needed.',
    );
  });
}

/**
 * With unchanged settings the composition exists. Versions that were live together fit together. Only pages that differ
 * from live are verified, unless live is damaged.
 */
async function composeAgain(
  { readConfig, progress }: CommandContext,
  live: Activation,
  { parts }: Activation,
  storage: Storage,
): Promise<string> {
  const config = await readConfig();
  const id = compositionId({ parts, config });
  const known = await findComposition(storage, id);
  const now = await readComposition(storage, live.composition).catch(() => undefined);
  const damaged = known ? await checkPageIntegrity(storage, known, now) : [];
  if (damaged.length > 0)
    throw new UserError(`Composition ${id} is incomplete:\n${damaged.map((line) => `  ${line}`).join('\n')}`);
  if (known) return id;
  progress.say('composing it again, with the settings of today');
  await compose({ storage, parts, config, live: undefined, budgets: 'warn' });
  return id;
}

/** Other parts stay, so this set may be new. */
async function rollbackPart(
  { progress, ...context }: CommandContext,
  live: Activation,
  part: string,
  { parts, sequence }: Activation,
  options: CommonOptions,
): Promise<string> {
  const version = parts[part] ?? '';
  const bad = live.parts[part];
  const { composition, warnings } = await goLive({
    ...context,
    reason: withReason(`rollback ${part} to ${version}`, options),
    restores: sequence,
    part,
    budgets: 'warn',
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
