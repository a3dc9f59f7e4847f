import type { Activation, Composition, SiteConfig } from '@site/contracts';
import { type CheckOptions, composeChecked } from '../check';
import { readChoice, readComposition } from '../compose';
import { type Storage } from '../storage';
import { findLive, logActivation } from './live-log';
import { refuseLostUpdate } from './lost-update';
import { type LiveState, sameState, stateOf } from './state';
import { UserError } from '../checkout';

/** Limit of concurrent activations, each of which succeeded. */
const attempts = 20;

const longestPauseMs = 200;

export interface ActivateInput extends Pick<Activation, 'reason' | 'restores' | 'part'>, CheckOptions {
  storage: Storage;
  /** What was live when the command began. A part that somebody has changed since then is not changed again. */
  began: Activation | undefined;
  /** The site's settings, read again after a concurrent activation. */
  readConfig: () => Promise<SiteConfig>;
  /** Chooses releases. Called again after a concurrent activation; may refuse by throwing. */
  choose: (live: Composition | undefined, state: LiveState) => Activation['parts'];
  /** Pins and removed parts after this activation. */
  change?: (before: LiveState, live: Composition | undefined) => LiveState;
}

export interface ActivateReport {
  composition: Composition;
  warnings: readonly string[];
  /** False when this composition was stored already. */
  wasComposed: boolean;
  /** False when this was already live. */
  isNew: boolean;
}

/**
 * Checks, composes and activates. After a concurrent activation it starts again from the new live state. Throws one
 * sentence when it would undo what somebody else has done to the same part since the command began.
 */
export async function activate(input: ActivateInput): Promise<ActivateReport> {
  const verified = new Set<string>();
  for (let count = 0, from = 0; count <= attempts; count += 1) {
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs));
    const { isLive, report, sequence } = await attempt({ ...input, verified }, from);
    if (isLive) return report;
    from = sequence;
  }
  throw new UserError(`${attempts} other releases were activated first. Nothing changed; run the command again.`);
}

interface Attempt {
  isLive: boolean;
  report: ActivateReport;
  /** Activation on which it was based; 0 before the first. */
  sequence: number;
}

/** `from` is a known sequence number. */
async function attempt(input: ActivateInput, from: number): Promise<Attempt> {
  const { storage, readConfig, choose, change = (state) => state, reason, restores, part } = input;
  const activation = await findLive(storage, from);
  const [liveComposition, config] = await Promise.all([
    activation && readComposition(storage, activation.composition),
    readConfig(),
  ]);
  const before = stateOf(activation);
  const parts = choose(liveComposition, before);
  const after = change(before, liveComposition);
  await refuseLostUpdate(input, activation, { parts, ...after });
  const choice = await readChoice({ storage, config, liveComposition }, parts);
  const { draft, warnings } = await composeChecked(choice, input);
  await draft.commit();
  const { composition } = draft;
  const isNew = activation?.composition !== composition.id || !sameState(before, after);
  const report = { composition, warnings, wasComposed: draft.rendered.length > 0, isNew };
  const entry = { restores, part, reason, ...after, parts, composition: composition.id, before: activation };
  const isLive = !isNew || (await logActivation(storage, entry)) !== undefined;
  return { isLive, report, sequence: activation?.sequence ?? 0 };
}
