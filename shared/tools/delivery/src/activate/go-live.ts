import type { Activation, Composition, Release, SiteConfig, Split } from '@site/contracts';
import { compose, type ComposeInput, compositionId, readComposition } from '../compose';
import { type Storage, UserError, withLease } from '../storage';
import { carrySplit } from './carry-split';
import { passFreeze } from './freeze';
import { activate, findLive, findLiveAfter, LiveMovedError } from './live-log';
import { type LiveState, sameState, stateOf } from './live-state';
import { refuseWithdrawn } from './withdrawals';

/** Limit of concurrent activations, each of which succeeded. */
const attempts = 20;

const longestPauseMs = 200;

export interface GoLive
  extends Pick<Activation, 'reason' | 'restores' | 'part'>, Pick<ComposeInput, 'verify' | 'onProgress' | 'budgets'> {
  storage: Storage;
  /** The site's settings, read again after a concurrent activation. */
  readConfig: () => Promise<SiteConfig>;
  /** Chooses releases. Called again after a concurrent activation; may refuse by throwing. */
  choose: (live: Composition | undefined, state: LiveState) => ComposeInput['parts'];
  /** Pins and retired parts after this activation. */
  change?: (before: LiveState, live: Composition | undefined) => LiveState;
  /** Activates during a freeze; recorded in the history. */
  overrideFreeze?: boolean | undefined;
  /** Keeps other parts' careful release; otherwise it ends. */
  carriesSplit?: boolean | undefined;
}

export interface GoLiveReport {
  composition: Composition;
  warnings: readonly string[];
  wasComposed: boolean;
  /** Pages rendered by this activation; others were reused. */
  renderedPages: number;
  /** False when this composition was already live. */
  isNew: boolean;
}

/** Checks, composes and activates. After a concurrent activation it starts again from the new live state. */
export async function goLive(input: GoLive): Promise<GoLiveReport> {
  const { report } = await tryToGoLive(input, undefined, (first) => goLiveAgain(input, first));
  return report;
}

async function goLiveAgain(input: GoLive, first: Attempt): Promise<Attempt> {
  let last = first;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs));
    last = await tryToGoLive(input, last, async (late) => late);
    if (last.isLive) return last;
  }
  throw new UserError(`${attempts} other releases went live in between. Nothing was lost; please run this again.`);
}

interface Attempt {
  isLive: boolean;
  report: GoLiveReport;
  releases: readonly Release[];
  /** Activation on which it was based; 0 before the first. */
  sequence: number;
  live: Composition | undefined;
}

/** Reuses what `last` read and composed. `whenLate` runs under the same lease. */
async function tryToGoLive(
  input: GoLive,
  last: Attempt | undefined,
  whenLate: (late: Attempt) => Promise<Attempt>,
): Promise<Attempt> {
  const { storage, readConfig, choose, change = (state) => state, reason, restores, part } = input;
  const activation = await (last ? findLiveAfter(storage, last.sequence) : findLive(storage));
  // Settings are read after the log, because a change of settings activates afterwards.
  const [live, config] = await Promise.all([
    activation && readComposition(storage, activation.composition, last?.report.composition, last?.live),
    readConfig(),
  ]);
  const before = stateOf(activation);
  const parts = choose(live, before);
  const after = change(before, live);
  refuseWithdrawn(after, parts);
  const id = compositionId({ parts, config });
  const isSame = activation?.composition === id && sameState(before, after);
  const overridden = isSame ? '' : passFreeze(activation, input.overrideFreeze);
  return withLease(storage, { parts, composition: id }, async () => {
    const known = last && { composition: last.report.composition, releases: last.releases };
    const { releases, ...made } = await compose({ ...input, parts, config, live, last: known });
    const { composition } = made;
    const report = { ...made, isNew: activation?.composition !== composition.id };
    const attempt = { report, releases, sequence: activation?.sequence ?? 0, live };
    if (isSame) return { ...attempt, isLive: true };
    const what = { ...(restores === undefined ? {} : { restores }), ...(part === undefined ? {} : { part }) };
    const goOn = async (split?: Split): Promise<boolean> => {
      const entry = { ...what, reason: reason + overridden, ...after, ...(split ? { split } : {}), parts };
      const where = { composition: composition.id, after: attempt.sequence, before: activation };
      return activate(storage, { ...entry, ...where }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof LiveMovedError) return false;
          throw error;
        },
      );
    };
    const split = input.carriesSplit ? activation?.split : undefined;
    const isLive = split
      ? await carrySplit({ storage, config, split, before: live?.parts ?? {}, after: parts, state: after }, goOn)
      : await goOn();
    return isLive ? { ...attempt, isLive } : whenLate({ ...attempt, isLive });
  });
}
