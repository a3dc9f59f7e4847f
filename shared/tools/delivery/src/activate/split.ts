import { randomBytes } from 'node:crypto';
import type { Activation, Composition, SiteConfig, Split } from '@site/contracts';
import { compose, type ComposeInput, compositionId, readComposition } from '../compose';
import { type Storage, UserError, withLease } from '../storage';
import { describeSplit } from './describe-split';
import { passFreeze } from './freeze';
import { activate, findLive, LiveMovedError, walkActivations } from './live-log';
import { lift, stateOf } from './live-state';
import { refuseWithdrawn } from './withdrawals';

export interface BeginSplit extends Pick<ComposeInput, 'verify' | 'onProgress'> {
  storage: Storage;
  readConfig: () => Promise<SiteConfig>;
  /** Part to released version. Each part is already on the site. */
  released: Split['released'];
  /** Percent of visitors. */
  share: number;
  reason: string;
  /** Starts during a freeze; recorded in the history. */
  overrideFreeze?: boolean | undefined;
}

export interface SplitActivation extends Activation {
  split: Split;
}

/**
 * Checks and composes the release, and gives it to a share of the visitors. Throws one sentence when it cannot start.
 */
export async function beginSplit({
  storage,
  readConfig,
  released,
  share,
  reason,
  overrideFreeze,
  ...how
}: BeginSplit): Promise<{ activation: SplitActivation; composition: Composition; warnings: readonly string[] }> {
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live yet. Run npm start, or npx manzil compose.');
  refuseSecondSplit(live);
  const overridden = passFreeze(live, overrideFreeze);
  refuseWithdrawn(live, released);
  const [now, config] = [await readComposition(storage, live.composition), await readConfig()];
  const added = Object.keys(released).find((part) => !now.parts[part]);
  if (added)
    throw new UserError(
      `${added} is not on the site yet, so there is nothing to compare it with. Release it without --careful.`,
    );
  const parts = { ...now.parts, ...released };
  return withLease(storage, { parts, composition: compositionId({ parts, config }) }, async () => {
    const { composition, warnings } = await compose({ storage, parts, config, live: now, ...how });
    if (composition.id === live.composition) throw new UserError(`${describeSplit({ released })} is live already.`);
    const split = { composition: composition.id, parts, released, share, salt: randomBytes(12).toString('base64url') };
    return { activation: await moveTo(storage, live, { split, reason: reason + overridden }), composition, warnings };
  });
}

/** Throws one sentence during a careful release. */
export function refuseSecondSplit({ split }: Pick<Activation, 'split'>): void {
  if (split)
    throw new UserError(
      `A careful release of ${describeSplit(split)} is under way, at ${split.share} %. The command that began it continues it, npm run release -- --abort takes it back. A release without --careful can go live beside it.`,
    );
}

/** Increases the share. Throws one sentence during a freeze. */
export async function growSplit(
  storage: Storage,
  live: SplitActivation,
  share: number,
  overrideFreeze = false,
): Promise<SplitActivation> {
  const overridden = passFreeze(live, overrideFreeze);
  return moveTo(storage, live, {
    split: { ...live.split, share },
    reason: `careful release ${describeSplit(live.split)}: ${share} % of visitors${overridden}`,
  });
}

/** Gives the release to everybody and removes its parts' pins. Throws one sentence during a freeze. */
export async function completeSplit(
  storage: Storage,
  live: SplitActivation,
  overrideFreeze = false,
): Promise<Activation> {
  const { composition, parts, released } = live.split;
  const overridden = passFreeze(live, overrideFreeze);
  return unlessMoved(
    activate(storage, {
      ...lift(stateOf(live), Object.keys(released)),
      composition,
      parts,
      after: live.sequence,
      reason: `release ${describeSplit(live.split)}${overridden}`,
    }),
  );
}

/** Gives everybody what the others get, including other teams' releases since. */
export async function endSplit(storage: Storage, live: SplitActivation, why: string): Promise<Activation> {
  try {
    return await activate(storage, {
      ...withoutSplit(live),
      after: live.sequence,
      reason: `careful release ${describeSplit(live.split)} taken back: ${why}`,
    });
  } catch (error) {
    const now = error instanceof LiveMovedError ? await findLive(storage, live.sequence) : undefined;
    if (!hasSplit(now) || now.split.salt !== live.split.salt) return unlessMoved(Promise.reject(error));
    return endSplit(storage, now, why);
  }
}

/** How many activations back a taken-back release is remembered. */
const remembered = 200;

/** The entry that last took back a careful release of one of these versions. */
export async function findTakenBack(
  storage: Storage,
  live: Activation,
  versions: Readonly<Record<string, string>>,
): Promise<Activation | undefined> {
  let next: Activation | undefined;
  for await (const entry of walkActivations(storage, live, remembered)) {
    const { split } = entry;
    const isOne = split && Object.entries(versions).some(([part, version]) => split.released[part] === version);
    if (isOne && next && !next.split && next.reason.startsWith('careful release ')) return next;
    next = entry;
  }
  return undefined;
}

export function hasSplit(activation: Activation | undefined): activation is SplitActivation {
  return activation?.split !== undefined;
}

async function moveTo(
  storage: Storage,
  live: Activation,
  { split, reason }: { split: Split; reason: string },
): Promise<SplitActivation> {
  const activation = await unlessMoved(
    activate(storage, { ...withoutSplit(live), split, after: live.sequence, reason }),
  );
  return { ...activation, split };
}

function withoutSplit(live: Activation) {
  const { composition, parts } = live;
  return { ...stateOf(live), composition, ...(parts ? { parts } : {}) };
}

async function unlessMoved<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof LiveMovedError)
      throw new UserError(
        'Another activation happened just now. Run the same command again if npx manzil status still shows the careful release.',
      );
    throw error;
  });
}
